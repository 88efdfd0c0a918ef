import type { Locale, LocalizedText } from '@voyage/domain/locale.ts';
import type { PictureLinks } from './pictures.ts';
import type { SandboxProperty, SandboxRoom } from './properties.ts';
import { pick, notes, samplePropertyData } from './sample-property-data.ts';

/** Of those that are written one by one. The others have as many as there are, for lines as long as the supplier's. */
const fewPictures = 9;
const isWritten = ({ index }: SandboxProperty): boolean => index < samplePropertyData.properties.length;

function captionOf(name: string, locale: Locale): string {
  const [word = ''] = name.split('-');
  return samplePropertyData.captions.find(({ of }) => of.includes(word))?.text[locale] ?? '';
}
const imagesOf = (names: readonly string[], locale: Locale, links: PictureLinks, hero?: string) =>
  names.map((name) => ({
    caption: captionOf(name, locale),
    hero_image: name === hero,
    category: 3,
    links: links(name),
  }));
const byId = (named: readonly { id: string; name: string }[]) =>
  Object.fromEntries(named.map((one) => [one.id, one]));

function amenitiesOf({ index, style }: SandboxProperty) {
  const more = samplePropertyData.amenities.filter((_, i) => (index + i) % 3 !== 0);
  return byId([...style.listed, ...more].map((name, i) => ({ id: String(9_000 + i), name })));
}

function whereOf({ place, district }: SandboxProperty, locale: Locale): string {
  const [city, part] = [place.name[locale], district.name[locale]];
  if (city === part) return city;
  return { en: `${part}, ${city}`, ja: `${city}・${part}`, 'zh-tw': city + part, 'zh-cn': city + part }[
    locale
  ];
}

/** Every language has `{where}`; a made-up name or a place may have a `$` in it. */
const filled = (text: LocalizedText, property: SandboxProperty, locale: Locale): string =>
  text[locale].replace('{where}', () => whereOf(property, locale));

function roomOf(
  { id, kind, most, beds }: SandboxRoom,
  property: SandboxProperty,
  locale: Locale,
  links: PictureLinks,
) {
  const { index, style } = property;
  const pictures = isWritten(property) ? kind.pictures : [...kind.pictures, ...style.pictures.slice(-3)];
  return {
    id,
    name: kind.name[locale],
    descriptions: { overview: `<p><strong>${kind.name[locale]}</strong></p><p>${kind.overview[locale]}</p>` },
    images: imagesOf(pictures, locale, links, pictures[0]),
    bed_groups: Object.fromEntries(
      beds.map((bed) => [bed.id, { id: bed.id, description: bed.name[locale] }]),
    ),
    // of every ninth it is not known
    ...(index % 9 !== 4 && { area: { square_meters: kind.squareMetres + (index % 5) } }),
    occupancy: {
      max_allowed: { total: most.guests, adults: most.adults, children: most.guests - 1 },
    },
  };
}

/** Most have four and a half stars, some five, and every tenth fewer than we sell. */
const ratingOf = (index: number): string => (index % 10 === 9 ? '3.5' : index % 5 === 2 ? '5.0' : '4.5');

/**
 * What the supplier's files say of a property; null: they lack it in that language, as every seventh in Japanese, or it
 * is sold no more.
 */
export function contentOf(property: SandboxProperty, locale: Locale, links: PictureLinks) {
  const { id, index, sample, style, place, district, rooms, resortFee, inactiveOn } = property;
  if (inactiveOn !== undefined || (locale === 'ja' && Number(id) % 7 === 0)) return null;
  const { lat, lng } = sample.at ?? district;
  const one = (list: readonly LocalizedText[], salt: number) =>
    filled(pick(list, index, salt), property, locale);
  const pictures = isWritten(property) ? style.pictures.slice(0, fewPictures) : style.pictures;
  const roomCount = 12 + ((index * 13) % 160);
  return {
    property_id: id,
    name: sample.name[locale],
    address: {
      line_1: [(index % 90) + 1, district.street.en || district.name.en].join(' '),
      city: place.name.en,
      country_code: place.country,
    },
    // invented, and of every sixth unknown
    ...(index % 6 !== 5 && { phone: `1-555-01${String(index % 90).padStart(2, '0')}-0100` }),
    ratings: { property: { rating: ratingOf(index), type: 'Star' } },
    location: {
      coordinates: { latitude: lat + (index % 7) / 2_000, longitude: lng + (index % 5) / 2_000 },
    },
    checkin: {
      begin_time: '3:00 PM',
      end_time: index % 2 === 0 ? 'midnight' : 'anytime',
      instructions: notes.instructions[locale],
      special_instructions: notes.special_instructions[locale],
    },
    fees: {
      ...(resortFee && {
        mandatory: notes.mandatory[locale].replace('{fee}', `${resortFee.currency} ${resortFee.value}`),
      }),
      optional: notes.optional[locale],
    },
    policies: { know_before_you_go: notes.know_before_you_go[locale] },
    checkout: { time: index % 4 === 0 ? 'noon' : '11:00 AM' },
    amenities: amenitiesOf(property),
    // of every eighth it is not known how many rooms it has
    statistics:
      index % 8 === 3
        ? {}
        : { '52': { id: '52', name: `Total number of rooms - ${roomCount}`, value: String(roomCount) } },
    descriptions: {
      headline: one(style.headline, 1),
      location: one(style.location, 2),
      rooms: one(style.rooms, 3),
      amenities: one(style.amenities, 4),
      dining: one(style.dining, 5),
    },
    images: sample.hasNoPictures ? [] : imagesOf(pictures, locale, links, pictures[0]),
    rooms: Object.fromEntries(rooms.map((room) => [room.id, roomOf(room, property, locale, links)])),
    onsite_payments: { currency: place.currency },
    ...(sample.chain !== undefined && { chain: { id: idOf(sample.chain), name: sample.chain } }),
    ...(sample.brand && { brand: { id: idOf(sample.brand), name: sample.brand } }),
    business_model: { expedia_collect: !sample.isPaidThere, property_collect: sample.isPaidThere === true },
    dates: { added: '2020-03-02T09:00:00.000Z', updated: '2026-09-14T09:00:00.000Z' },
  };
}

/** The supplier's number of a chain or a brand: the same for the same name. */
const idOf = (name: string): string =>
  String([...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7));
