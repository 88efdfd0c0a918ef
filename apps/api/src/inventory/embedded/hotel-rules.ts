import type { HotelRules, roomTypes } from '../../db/schema/inventory.ts';
import type { Place } from '../places.ts';
import { rateStep } from './rate-step.ts';

// What a hotel of the demonstration asks of its guests: from what else is said of it, so that nothing contradicts it.

interface Hotel {
  setting: string;
  roomCount: number;
  features: readonly string[];
}
type Room = Pick<
  typeof roomTypes.$inferInsert,
  'baseRate' | 'sizeSquareMetres' | 'maxGuests' | 'maxChildren'
>;

/** Where hotels as a rule hold an amount on a card when a guest arrives. */
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
/** Where the law leaves no room to smoke in a hotel's grounds, or hardly any. */
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
/** Where an extra bed stands beside the others and leaves room to walk; a hotel has some where half of its kinds of room are so large. */
const extraBedSquareMetres = 44;

/** A part of the lead room's price, as a hotel of the currency rounds it. */
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
    // A small hotel knows who comes.
    deposit: holdsDeposits.has(country) && roomCount > 24 ? { perNight: part(rooms, 250, currency) } : null,
    smoking: strict.has(country)
      ? 'nowhere'
      : openAir.has(setting)
        ? 'outside'
        : country === 'JP' && roomCount >= 60
          ? 'lounge'
          : 'nowhere',
  };
}
