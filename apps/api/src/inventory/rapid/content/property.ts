import { metresBetween } from '@voyage/domain/coordinates.ts';
import { locales, type Locale, type LocalizedText } from '@voyage/domain/locale.ts';
import type { InSomeLocales, PartialText } from '@voyage/domain/partial-text.ts';
import type { hotels, roomTypes } from '../../../db/schema/inventory.ts';
import { readJsonFile } from '../../../platform/content-files.ts';
import type { Place } from '../../places.ts';
import { clockTime } from './clock-time.ts';
import { featuresOf } from './features.ts';
import type { BrandMapping } from './brand-mapping.ts';
import { picturesOf } from './pictures.ts';
import { plainLine, plainLines } from './plain-text.ts';
import type { WireContent, WireRoom } from './wire.ts';

/** A property in the languages that the supplier has it in; English, in which all are, decides facts. */
export type InLanguages = Partial<Record<Locale, WireContent>> & { en: WireContent };

type HotelFacts = Omit<typeof hotels.$inferInsert, 'id' | 'slug' | 'openedYear'>;
type RoomFacts = Omit<typeof roomTypes.$inferInsert, 'id' | 'hotelId'>;
export interface Converted {
  hotel: HotelFacts;
  /** By the supplier's number of each. */
  rooms: Map<string, RoomFacts>;
  /** What has no counterpart of ours, by its English name. */
  unmapped: Record<'brands' | 'chains' | 'amenities', string[]>;
}
/** What properties are mapped to. */
export interface MappingTargets {
  places: readonly Place[];
  brandMapping: BrandMapping;
}
/** Why a property is not taken over. */
export type LeftOutReason = 'noPlace' | 'noRooms' | 'noPictures' | 'notCollected';

const words = readJsonFile<Record<'minAge', LocalizedText>>('words/supplier-notes.json');
/** A property farther away from the middle of a place than this is not in it. */
const placeMetres = 40_000;
const statistics = { rooms: '52' };
const placeholder = 'room';
/** No hotel has more; the column holds no more than 32,767. */
const maxRooms = 20_000;
const maxSquareMetres = 20_000;

function placeOf(places: readonly Place[], { address, location }: WireContent): Place | undefined {
  const { latitude: lat, longitude: lng } = location.coordinates;
  const [nearest] = places
    .filter(({ country }) => country === address.country_code)
    .map((place) => ({ place, metres: metresBetween(place, { lat, lng }) }))
    .filter(({ metres }) => metres <= placeMetres)
    .toSorted((a, b) => a.metres - b.metres);
  return nearest?.place;
}

/** Of each language in which it is not empty. */
function inLanguages<T extends string | string[]>(
  property: InLanguages,
  of: (content: WireContent, locale: Locale) => T | undefined,
): Partial<Record<Locale, T>> {
  const entries = locales.flatMap((locale) => {
    const content = property[locale];
    const value = content && of(content, locale);
    return value && value.length > 0 ? [[locale, value] as const] : [];
  });
  return Object.fromEntries(entries) as Partial<Record<Locale, T>>; // of these keys
}
const texts = (property: InLanguages, of: (content: WireContent) => string | undefined): PartialText =>
  inLanguages(property, (content) => plainLine(of(content) ?? ''));
const lines = (
  property: InLanguages,
  of: (content: WireContent, locale: Locale) => string[],
): InSomeLocales<string[]> =>
  inLanguages(property, (content, locale) => of(content, locale).flatMap(plainLines));

const addressOf = ({ address: { line_1, line_2, city, postal_code } }: WireContent): string =>
  [line_1, line_2, city, postal_code].filter(Boolean).join(', ');

/** With the sign of a country's code, which its numbers begin with. Null: none, or none that can be dialled. */
function telephoneOf({ phone = '' }: WireContent): string | null {
  const number = plainLine(phone).replace(/^\+?/, '+');
  return /^\+\d[\d ()./-]{5,30}$/.test(number) ? number : null;
}

/** What guests are to know before they book. Parts of it are often the same sentences. */
const notesOf = ({ checkin, fees, policies }: WireContent, locale: Locale): string[] => [
  ...new Set(
    [
      // the age is a number, unlike all that follows
      checkin.min_age ? words.minAge[locale].replace('{age}', String(checkin.min_age)) : '',
      checkin.instructions,
      checkin.special_instructions,
      fees.mandatory,
      fees.optional,
      policies.know_before_you_go,
    ].flatMap(plainLines),
  ),
];

function latestOf({ checkin }: WireContent): string | null {
  return checkin['24_hour'] === undefined ? clockTime(checkin.end_time) : null;
}

/** What we show of a property, or why we do not. */
export function convert(
  property: InLanguages,
  { places, brandMapping }: MappingTargets,
): Converted | LeftOutReason {
  const { en } = property;
  if (!en.business_model.expedia_collect) return 'notCollected';
  const place = placeOf(places, en);
  if (!place) return 'noPlace';
  const rooms = roomsOf(property);
  if (rooms.size === 0) return 'noRooms';
  const suppliedPictures = picturesOf(en.images, (position) =>
    texts(property, ({ images }) => images[position]?.caption),
  );
  if (suppliedPictures.length === 0) return 'noPictures';
  const { features, unmapped: amenities } = featuresOf(Object.values(en.amenities).map(({ name }) => name));
  const { unmapped, ...brand } = brandMapping.of(en);
  const { latitude: lat, longitude: lng } = en.location.coordinates;
  return {
    hotel: {
      supplier: 'rapid',
      place: place.code,
      district: nearestDistrict(place, { lat, lng }),
      ...brand,
      name: texts(property, ({ name }) => name),
      address: texts(property, addressOf),
      telephone: telephoneOf(en),
      lat,
      lng,
      setting: 'urban',
      roomCount: roomCountOf(en),
      currency: en.onsite_payments.currency ?? place.currency,
      timeZone: place.timeZone,
      flagship: false,
      story: {
        standfirst: texts(property, ({ descriptions }) => descriptions.headline),
        paragraphs: lines(property, ({ descriptions: { location, rooms: of, amenities, dining } }) => [
          location,
          of,
          amenities,
          dining,
        ]),
        highlights: {},
        notes: lines(property, notesOf),
      },
      features,
      promotions: [],
      pictures: [],
      suppliedPictures,
      checkInTime: clockTime(en.checkin.begin_time) ?? '15:00',
      checkOutTime: clockTime(en.checkout.time) ?? '11:00',
      latestCheckIn: latestOf(en),
      rules: null,
    },
    rooms,
    unmapped: { ...unmapped, amenities },
  };
}

/** A count that it states as a number; null: none, or none that can be. */
function roomCountOf({ statistics: stated }: WireContent): number | null {
  const value = Number(stated[statistics.rooms]?.value);
  return Number.isInteger(value) && value > 0 && value <= maxRooms ? value : null;
}

function nearestDistrict({ districts, code }: Place, at: { lat: number; lng: number }): string {
  const [nearest] = districts.toSorted((a, b) => metresBetween(a, at) - metresBetween(b, at));
  return nearest?.slug ?? code;
}

function areaOf({ area: { square_meters: stated = 0 } }: WireRoom): number | null {
  const area = Math.round(stated);
  return area > 0 && area <= maxSquareMetres ? area : null;
}

function roomsOf(property: InLanguages): Map<string, RoomFacts> {
  const facts = Object.values(property.en.rooms).flatMap((room, index): [string, RoomFacts][] => {
    const { max_allowed: most } = room.occupancy;
    if (!most) return [];
    const inLanguage = (of: (one: WireRoom) => string) =>
      texts(property, ({ rooms }) => {
        const one = rooms[room.id];
        return one && of(one);
      });
    const [picture = null] = picturesOf(room.images, (position) =>
      texts(property, ({ rooms }) => rooms[room.id]?.images[position]?.caption),
    );
    return [
      [
        room.id,
        {
          code: `room-${room.id}`,
          baseRate: index, // its order
          sizeSquareMetres: areaOf(room),
          maxAdults: most.adults ?? most.total,
          maxChildren: most.children,
          maxGuests: most.total,
          picture: placeholder,
          supplied: {
            name: inLanguage(({ name }) => name),
            description: inLanguage(({ descriptions }) => descriptions.overview ?? ''),
            beds: inLanguage(({ bed_groups: groups }) =>
              Object.values(groups)
                .map(({ description }) => description)
                .join(' / '),
            ),
            picture,
          },
        },
      ],
    ];
  });
  return new Map(facts);
}
