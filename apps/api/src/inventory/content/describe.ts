import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import type { HotelSummary } from '@voyage/contracts/stay.ts';
import { metresBetween } from '@voyage/domain/coordinates.ts';
import { allowedPictures } from '@voyage/domain/hotel-picture.ts';
import type { Locale, LocalizedText } from '@voyage/domain/locale.ts';
import { langsOf, readIn } from '@voyage/domain/partial-text.ts';
import { countryName } from '../../platform/country-name.ts';
import type { SuppliedPicture } from '../../db/schema/inventory.ts';
import type { HotelFacts } from '../content.ts';
import { vocabulary, type Plan, type PromotionKind } from '../vocabulary.ts';
import type { Details } from './details.ts';
import type { ContentHotel, ContentRoom, RoomKind } from './hotel.ts';
import { bedsOf, roomDescription } from './room-words.ts';
import type { Store } from './store.ts';

type Names = Map<string, { name: Record<Locale, string> }>;
const named = (code: string, list: Names, locale: Locale) => ({
  code,
  name: list.get(code)?.name[locale] ?? code,
});
/** Null if there is no such entry: a code is no name. */
function knownAs(code: string | null, list: Names, locale: Locale) {
  const found = code === null ? undefined : list.get(code);
  return code !== null && found ? { code, name: found.name[locale] } : null;
}

const openRooms = ({ rooms }: ContentHotel): ContentRoom[] => [...rooms].filter(({ closed }) => !closed);

/** The district's common name; the place itself if the hotel has no district. */
const districtName = (hotel: ContentHotel, locale: Locale): string =>
  (hotel.place.districts.find((d) => d.slug === hotel.district) ?? hotel.place).name[locale];

/** A hotel as a map labels it. */
export const positionOf = (hotel: ContentHotel, locale: Locale) => ({
  id: String(hotel.id),
  name: hotel.name[locale],
  district: districtName(hotel, locale),
  place: { code: hotel.place.code, name: hotel.place.name[locale] },
  point: { lat: hotel.lat, lng: hotel.lng },
});

/** A picture with its caption as a reader of a language reads it. */
function pictureOf(picture: string | SuppliedPicture, locale: Locale): HotelSummary['pictures'][number] {
  if (typeof picture === 'string') return picture;
  const caption = readIn(picture.caption, locale);
  return {
    sizes: picture.sizes,
    ...(caption && { caption: caption.value, ...langsOf({ caption }, locale) }),
  };
}

export function summaryOf(hotel: ContentHotel, locale: Locale): HotelSummary {
  const words = vocabulary();
  const { borrowed } = hotel;
  return {
    ...positionOf(hotel, locale),
    slug: hotel.slug,
    country: countryName(hotel.place.country, locale),
    group: knownAs(hotel.group, words.groups, locale),
    brand: knownAs(hotel.brand, words.brands, locale),
    pictures: hotel.pictures.map((picture) => pictureOf(picture, locale)),
    leadPictures: hotel.leadPictures,
    standfirst: hotel.standfirst[locale] || null,
    openedYear: hotel.openedYear,
    renovatedYear: hotel.renovatedYear,
    roomCount: hotel.roomCount,
    features: hotel.features.map((code) => named(code, words.features, locale)),
    promotions: hotel.promotions.map((p) => ({ code: p.code, name: p.name[locale] })),
    flagship: hotel.flagship,
    memberRate: hotel.memberRate,
    currency: hotel.currency,
    ...langsOf({ name: borrowed.name?.[locale], standfirst: borrowed.standfirst?.[locale] }, locale),
  };
}
export const roomName = (code: string, locale: Locale): string =>
  vocabulary().rooms.get(code)?.name[locale] ?? code;

export const roomOf = ({ id, kind, sizeSquareMetres }: ContentRoom, locale: Locale) => ({
  id,
  code: kind.code,
  ...(kind.supplied
    ? suppliersWords(kind.supplied, locale)
    : {
        name: roomName(kind.code, locale),
        beds: bedsOf(kind, locale),
      }),
  sizeSquareMetres,
  ...kind.capacity,
  picture: kind.supplied?.picture ? pictureOf(kind.supplied.picture, locale) : kind.picture,
});

function suppliersWords(texts: NonNullable<RoomKind['supplied']>, locale: Locale) {
  const [name, beds] = [readIn(texts.name, locale), readIn(texts.beds, locale)];
  return { name: name?.value ?? '', beds: beds?.value ?? '', ...langsOf({ name, beds }, locale) };
}

/** Per degree of latitude: the same everywhere. */
const metresPerDegree = metresBetween({ lat: 0, lng: 0 }, { lat: 1, lng: 0 });
/** The nearest other open hotels of a list, in order of distance. */
export function nearest(hotel: ContentHotel, list: readonly ContentHotel[], count: number) {
  const found: { h: ContentHotel; metres: number }[] = [];
  for (const h of list) {
    if (h.id === hotel.id || h.closed) continue;
    const worst = found.length === count ? (found.at(-1)?.metres ?? 0) : Number.POSITIVE_INFINITY;
    // the distance is at least the difference in latitude
    if (Math.abs(h.lat - hotel.lat) * metresPerDegree > worst + 1) continue;
    const metres = Math.round(metresBetween(hotel, h));
    if (metres >= worst) continue;
    let at = found.length;
    while (at > 0 && (found[at - 1]?.metres ?? 0) > metres) at--;
    found.splice(at, 0, { h, metres });
    if (found.length > count) found.pop();
  }
  return found;
}

/** Subjects that a hotel's own rules state better than the general policies. */
const coveredByRules = new Set(['children', 'smoke-free']);
function rulesOf({ rules, currency }: ContentHotel): HotelDetail['rules'] {
  if (!rules) return null;
  const { extraBed, pets, deposit, smoking } = rules;
  const money = (amount: number) => ({ amount, currency });
  return {
    extraBed: extraBed && { ...extraBed, perNight: money(extraBed.perNight) },
    pets: pets && { ...pets, perStay: money(pets.perStay) },
    deposit: deposit && { perNight: money(deposit.perNight) },
    smoking,
  };
}

/** A policy that all hotels of an adapter have. */
export interface Policy {
  code: string;
  name: LocalizedText;
}

export function factsOf(
  store: Store,
  hotel: ContentHotel,
  policies: readonly Policy[],
  locale: Locale,
): HotelFacts {
  const words = vocabulary();
  const summary = summaryOf(hotel, locale);
  const nearby = nearest(hotel, store.list('place', hotel.place.code), 4);
  return {
    ...summary,
    countryCode: hotel.place.country,
    address: hotel.address[locale],
    telephone: hotel.telephone,
    setting: hotel.setting,
    timeZone: hotel.timeZone,
    checkInTime: hotel.checkInTime,
    checkOutTime: hotel.checkOutTime,
    latestCheckIn: hotel.latestCheckIn,
    policies: policies
      .filter(({ code }) => !hotel.rules || !coveredByRules.has(code))
      .map((p) => ({ code: p.code, text: p.name[locale] })),
    rules: rulesOf(hotel),
    rooms: openRooms(hotel).map((room) => roomOf(room, locale)),
    promotionDetails: hotel.promotions.map((p) => promotionOf(p, locale)),
    region: named(hotel.place.region, words.regions, locale),
    nearby: nearby.map(({ h, metres }) => ({ hotel: summaryOf(h, locale), metres })),
    ...langsOf({ ...summary.langs, address: hotel.borrowed.address?.[locale] }, locale),
  };
}

function describedRoom(room: ContentRoom, texts: Details['descriptions'], locale: Locale) {
  const short = roomOf(room, locale);
  if (!room.kind.supplied) return { ...short, description: roomDescription(room.kind, locale) };
  const description = readIn(texts[room.id] ?? {}, locale);
  return {
    ...short,
    description: description?.value ?? '',
    ...langsOf({ ...short.langs, description }, locale),
  };
}

/** A hotel as its own page shows it. */
export function detailOf(
  facts: HotelFacts,
  hotel: ContentHotel,
  { story: { paragraphs, highlights: lists, notes: own = {} }, pictures, descriptions }: Details,
  pictureHosts: readonly string[],
  locale: Locale,
): HotelDetail {
  const story = readIn(paragraphs, locale);
  const highlights = readIn(lists, locale);
  const notes = readIn(own, locale);
  // those in memory are among them, unless they are ours
  const all = allowedPictures(
    { pictures: [...pictures, ...hotel.pictures], leadPictures: pictures.length + hotel.leadPictures },
    pictureHosts,
  );
  return {
    ...facts,
    pictures: all.pictures.map((picture) => pictureOf(picture, locale)),
    leadPictures: all.leadPictures,
    story: story?.value ?? [],
    highlights: highlights?.value ?? [],
    // no adapter has both its own policies and a supplier's notes, so that they are in one language
    policies: [
      ...facts.policies,
      ...(notes?.value ?? []).map((text, i) => ({ code: `note-${i + 1}`, text })),
    ],
    rooms: openRooms(hotel).map((room) => describedRoom(room, descriptions, locale)),
    ...langsOf({ ...facts.langs, story, highlights, policies: notes }, locale),
  };
}

export const planOf = (plan: Plan, locale: Locale) => ({
  code: plan.code,
  name: plan.name[locale],
  summary: plan.summary[locale],
  benefits: plan.benefits.map((benefit) => benefit[locale]),
  breakfasts: plan.breakfasts,
  creditUsd: plan.creditUsd,
  memberOnly: plan.memberOnly,
  payAt: plan.payAt,
});

export const promotionOf = ({ code, name, description }: PromotionKind, locale: Locale) => ({
  code,
  name: name[locale],
  description: description[locale],
});
