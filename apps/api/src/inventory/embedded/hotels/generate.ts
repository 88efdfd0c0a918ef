import type { Locale, LocalizedText } from '@voyage/domain/locale.ts';
import type { IsoDay } from '@voyage/domain/stay-date.ts';
import type { District, Place } from '../../places.ts';
import type { Brand, Vocabulary } from '../../vocabulary.ts';
import type { Flagship } from './flagships.ts';
import { lastYear, openedYearOf, renovatedYearOf, roomCountOf } from './hotel-facts.ts';
import type { LocalAddress } from '../../../db/schema/inventory.ts';
import type { GeneratedHotel, HotelRow } from './generated-hotel.ts';
import { conditionsHold, hotelTexts, siteTraits } from './hotel-text.ts';
import { latestCheckInOf, rulesOf } from './hotel-rules.ts';
import { hotelsPerPlace } from './hotels-per-place.ts';
import { joined, PlaceNames, slugOf } from './names.ts';
import { readPictureFacts, type PictureFacts } from '../../picture-facts.ts';
import { withPictures } from './with-pictures.ts';
import { roomsOf } from './rooms.ts';
import { random, type Random } from './random.ts';

export interface GenerateOptions {
  count: number;
  perUsd: Record<string, number>;
  flagships: Flagship[];
  /** Pictures that may be used; by default all of them. */
  pictures?: readonly PictureFacts[];
}

/** Settings whose hotels stay close to their district's point, on land. */
const waterfrontSettings: ReadonlySet<string> = new Set(['beach', 'harbour', 'riverside', 'island']);
const suits = (settings: string[], setting: string) => settings.length === 0 || settings.includes(setting);

/** The fictional inventory, in a fixed order from a fixed seed. Flagships come first in their city. */
export function* generateHotels(
  vocabulary: Vocabulary,
  { count, perUsd, flagships, pictures = readPictureFacts() }: GenerateOptions,
): Generator<GeneratedHotel> {
  const slugs = new Set<string>(flagships.map((f) => f.slug));
  const taken = new Set<string>(flagships.flatMap((f) => Object.values(f.name)));
  const counts = hotelsPerPlace(
    new Map(
      [...vocabulary.places.keys()].map((code) => [code, vocabulary.hotelPlaces.get(code)?.weight ?? 1]),
    ),
    count,
  );
  const write = hotelTexts(vocabulary.descriptions);
  let id = 1000;
  let roomId = 1;
  const places = [...vocabulary.places.values()];
  for (const [index, place] of places.entries()) {
    const own = flagships.filter((f) => f.city === place.code);
    const wanted = counts.get(place.code) ?? 0;
    const r = random(7919 * (index + 1));
    const names = new PlaceNames(place, vocabulary, taken);
    for (const flagship of own)
      names.reserve(flagship.brand, districtOf(flagship, place)?.slug ?? place.code);
    const here: GeneratedHotel[] = [];
    for (let n = 0; n < wanted; n++) {
      const flagship = own[n];
      const hotelId = id++;
      const base = flagship
        ? fromFlagship(flagship, place, vocabulary)
        : invent({ place, vocabulary, r, names, slugs, write });
      const rooms = roomsOf(base, place, vocabulary, perUsd[place.currency] ?? 1, random(hotelId * 31)).map(
        (room) => ({ ...room, id: roomId++, hotelId }),
      );
      here.push({
        hotel: {
          ...base.row,
          id: hotelId,
          supplier: 'embedded',
          rules: rulesOf(base.row, rooms, place),
          latestCheckIn: latestCheckInOf(base.row, place),
        },
        rooms,
        plans: plansOf(vocabulary, r, hotelId, flagship !== undefined),
      });
    }
    yield* withPictures(here, place, vocabulary, pictures);
  }
}

interface Base {
  row: Omit<HotelRow, 'id'>;
  factorPermille: number;
  /**
   * The number of rooms that its room types are drawn for: correcting `roomCount` leaves the ids of all later
   * room types alone, and with them availability.
   */
  drawnRooms: number;
}

function common(place: Place) {
  return {
    place: place.code,
    currency: place.currency,
    timeZone: place.timeZone,
    telephone: null,
    checkInTime: '15:00',
    checkOutTime: '12:00',
  };
}

const districtOf = (f: Flagship, place: Place) => place.districts.find((d) => d.name.en === f.district);

function fromFlagship(f: Flagship, place: Place, vocabulary: Vocabulary): Base {
  const district = districtOf(f, place);
  const { city: _city, group: groupCode, priceFactorPermille, ...facts } = f;
  return {
    factorPermille: priceFactorPermille,
    drawnRooms: f.roomCount,
    row: {
      ...common(place),
      ...facts,
      district: district?.slug ?? place.code,
      groupCode,
      localAddress: localAddressOf(district, Number.parseInt(f.address.en, 10)),
      flagship: true,
      features: f.features.filter((code) => vocabulary.features.has(code)),
      promotions: ['fourth-night'],
    },
  };
}

/**
 * Always draws the same number of random values, so that changes of texts or bounds do not affect the hotels
 * after it.
 */
function invent({
  place,
  vocabulary,
  r,
  names,
  slugs,
  write,
}: {
  place: Place;
  vocabulary: Vocabulary;
  r: Random;
  names: PlaceNames;
  slugs: Set<string>;
  write: ReturnType<typeof hotelTexts>;
}): Base {
  const district = r.pick(place.districts);
  const { brand, name, mostRooms } = brandAndName(place, district, vocabulary, names, r);
  let slug = slugOf(name.en);
  for (let n = 2; slugs.has(slug); n++) slug = `${slugOf(name.en).slice(0, 74)}-${n}`;
  slugs.add(slug);
  const drawnYear = r.chance(300) ? r.int(1889, 1979) : r.int(1980, lastYear);
  const openedYear = openedYearOf(drawnYear, place, district, brand);
  const { drawn: drawnRooms, roomCount } = roomCountOf(
    place,
    district.setting,
    brand,
    vocabulary,
    mostRooms,
    r,
  );
  const number = r.int(1, 180);
  const factorPermille = Math.round((brand.factorPermille * r.int(700, 1250)) / 1000);
  const reach = waterfrontSettings.has(district.setting) ? 0.0025 : 0.006;
  const lat = round(district.lat + (r.next() + r.next() - 1) * reach);
  const lng = round(district.lng + (r.next() + r.next() - 1) * reach);
  const renovatedYear = lastYear - drawnYear > 14 ? renovatedYearOf(openedYear, r.next()) : null;
  const own = random(r.int(0, 0xffff) ^ (r.int(0, 0xffff) << 8) ^ (r.int(0, 0xffff) << 16));
  const setting = siteTraits(place, district);
  const features = [...vocabulary.features.values()]
    .filter(
      (feature) =>
        conditionsHold(feature, setting) &&
        r.chance(feature.sharePermille) &&
        conditionsHold({ conditions: feature.also }, setting),
    )
    .map((feature) => feature.code);
  return {
    factorPermille,
    drawnRooms,
    row: {
      ...common(place),
      slug,
      district: district.slug,
      brand: brand.code,
      groupCode: brand.group,
      name,
      address: addressOf(place, district, vocabulary, number),
      localAddress: localAddressOf(district, number),
      lat,
      lng,
      setting: district.setting,
      openedYear,
      renovatedYear,
      roomCount,
      flagship: false,
      story: write({ place, district, brand, features, roomCount, openedYear, renovatedYear }, own),
      features,
      promotions: [...vocabulary.promotions.values()]
        .filter((p) => r.chance(p.sharePermille))
        .map((p) => p.code),
      pictures: [],
    },
  };
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

function brandAndName(
  place: Place,
  district: District,
  vocabulary: Vocabulary,
  names: PlaceNames,
  r: Random,
): { brand: Brand; name: LocalizedText; mostRooms: number } {
  const independent = vocabulary.brands.get('independent');
  if (!independent) throw new Error('vocabulary/brands.tsv has no independent brand');
  const all = [...vocabulary.brands.values()].filter(
    (b) =>
      b !== independent &&
      (b.countries.length === 0 || b.countries.includes(place.country)) &&
      suits(b.settings, district.setting) &&
      names.has(b, district),
  );
  const brand = all.length === 0 || r.chance(place.kind === 'city' ? 480 : 400) ? undefined : r.pick(all);
  const branded = brand && names.branded(brand, district);
  return brand && branded ? { brand, ...branded } : { brand: independent, ...names.independent(district, r) };
}

/**
 * Names neither the place nor the district twice: Downtown Dubai is not followed by Dubai, Amalfi not by the
 * Amalfi Coast, and Banff Avenue not by Banff Avenue.
 */
function addressOf(
  place: Place,
  { name, street }: District,
  { hotelPlaces }: Vocabulary,
  number: number,
): LocalizedText {
  const short = hotelPlaces.get(place.code)?.name ?? place.name;
  const whole = name.en === place.name.en;
  const repeats = (one: string, other: string) => one !== '' && (one.includes(other) || other.includes(one));
  const parts = (locale: Locale) => {
    const inStreet = locale === 'en' ? street.en === name.en : street[locale].startsWith(name[locale]);
    const district = whole || inStreet ? '' : name[locale];
    return {
      place: repeats(district, short[locale]) ? '' : place.name[locale],
      district,
    };
  };
  /** Place, district and street without a space between them, unless the street is in Latin letters. */
  const chinese = (locale: 'zh-tw' | 'zh-cn') => {
    const of = parts(locale);
    const space = /^[\p{Script=Latin}\d]/u.test(street[locale]) ? ' ' : '';
    return `${joined(of.place, of.district)}${space}${street[locale]} ${number}`;
  };
  const [en, ja] = [parts('en'), parts('ja')];
  return {
    en: [`${number} ${street.en}`, en.district, en.place].filter(Boolean).join(', '),
    'zh-tw': `${chinese('zh-tw')} 號`,
    'zh-cn': `${chinese('zh-cn')} 号`,
    ja: [ja.place, ja.district, street.ja, number].filter(Boolean).join(' '),
  };
}

/** Null where none of the district is known, or the hotel has no number there. */
function localAddressOf(district: District | undefined, number: number): LocalAddress | null {
  const local = district?.localAddress;
  return local && number ? { ...local, address: local.address.replace('{n}', String(number)) } : null;
}

function plansOf(vocabulary: Vocabulary, r: Random, hotelId: number, flagship: boolean) {
  const lean = r.int(-15, 15);
  return [...vocabulary.plans.values()]
    .filter((p) => flagship || !p.memberOnly || r.chance(720))
    .map((p) => ({
      hotelId,
      code: p.code,
      factorPermille: p.factorPermille + (p.code === 'member-privilege' ? 0 : lean),
      cancellation: p.cancellation,
    }));
}

/**
 * Rooms for sale per night: few at weekends and in high season, none on some nights. Deterministic by room
 * and day.
 */
export function allotmentOf(roomTypeId: number, startDay: IsoDay, days: number): Buffer {
  const rooms = Buffer.alloc(days);
  const epoch = Math.round(Date.parse(`${startDay}T00:00:00Z`) / 86_400_000);
  const size = 2 + (roomTypeId % 5);
  for (let i = 0; i < days; i++) {
    let h = Math.imul(roomTypeId ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(epoch + i, 0xc2b2ae35);
    h ^= h >>> 15;
    h = Math.imul(h, 0x2c1b3c6d);
    h ^= h >>> 13;
    const roll = (h >>> 0) % 1000;
    const busy = (epoch + i + 3) % 7 >= 4 ? 1 : 0; // 1 January 1970 was a Thursday; Friday to Sunday nights
    rooms[i] = roll < 35 + busy * 45 ? 0 : Math.max(1, size - busy - (roll % 3));
  }
  return rooms;
}
