import type { HotelRules } from '../../../db/schema/inventory.ts';
import type { Place } from '../../places.ts';
import { rateStep } from '../pricing/rate-step.ts';
import type { RoomRow } from './generated-hotel.ts';

// The rules of a demonstration hotel, derived from its other facts, so that nothing contradicts them.

interface Hotel {
  setting: string;
  roomCount: number;
  features: readonly string[];
}
type Room = Pick<RoomRow, 'baseRate' | 'sizeSquareMetres' | 'maxGuests' | 'maxChildren'>;

/** Countries where hotels usually hold an amount on a card at check-in. */
const holdsDeposits = new Set([
  'US',
  'CA',
  'MX',
  'AE',
  'QA',
  'SA',
  'OM',
  'TH',
  'ID',
  'MY',
  'PH',
  'SG',
  'HK',
  'MO',
  'CN',
]);
/** Countries whose laws leave hardly any place to smoke on a hotel's grounds. */
const strict = new Set(['SG', 'GB', 'IE', 'US', 'CA', 'AU', 'NZ', 'BT', 'HK']);
const openAir = new Set([
  'beach',
  'island',
  'countryside',
  'desert',
  'hillside',
  'lakeside',
  'forest',
  'park',
]);
/**
 * Minimum size for an extra bed with room to walk; a hotel has them if half of its room types are this
 * large.
 */
const extraBedSquareMetres = 44;

/** The most rooms of a small hotel. */
const smallHotel = 24;

/** A share of the lead room's price, rounded as usual in the currency. */
function part(rooms: readonly Room[], permille: number, currency: string): number {
  const lead = Math.min(...rooms.map(({ baseRate }) => baseRate));
  const step = rateStep(currency);
  return Math.max(step, Math.round((lead * permille) / 1000 / step) * step);
}

/** Extra beds, pets, deposit and smoking of a hotel, in minor units of its currency. */
export function rulesOf(hotel: Hotel, rooms: readonly Room[], { country, currency }: Place): HotelRules {
  const { setting, roomCount, features } = hotel;
  const large = rooms.filter(
    ({ sizeSquareMetres, maxChildren }) => sizeSquareMetres >= extraBedSquareMetres && maxChildren > 0,
  );
  const takesBed = large.length * 2 >= rooms.length;
  const forFamilies = features.includes('family-rooms') || features.includes('kids-club');
  return {
    extraBed: takesBed ? { perNight: part(rooms, 120, currency), freeUntilAge: forFamilies ? 11 : 5 } : null,
    pets: features.includes('pets-welcome')
      ? { mostKilograms: openAir.has(setting) ? 25 : 10, perStay: part(rooms, 100, currency) }
      : null,
    // A small hotel knows its guests, and holds no deposit.
    deposit:
      holdsDeposits.has(country) && roomCount > smallHotel ? { perNight: part(rooms, 250, currency) } : null,
    smoking: strict.has(country)
      ? 'nowhere'
      : openAir.has(setting)
        ? 'outside'
        : country === 'JP' && roomCount >= 60
          ? 'lounge'
          : 'nowhere',
  };
}

/** Countries of the savannah, whose parks nobody enters after sunset. */
const savannah = new Set(['KE', 'TZ']);
/**
 * Until when a hotel receives guests; null: at any hour. A lodge in the savannah until its park closes, a small house
 * with a hot spring before dinner, one on an island or in the desert until the last transfer.
 */
export function latestCheckInOf(
  { setting, roomCount, features }: Hotel,
  { country }: Pick<Place, 'country'>,
): string | null {
  if (savannah.has(country) && setting === 'countryside') return '18:00';
  if (roomCount > smallHotel) return null;
  if (features.includes('onsen')) return '19:00';
  return setting === 'island' || setting === 'desert' ? '21:00' : null;
}
