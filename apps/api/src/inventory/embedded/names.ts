import { type Locale, type LocalizedText, inEveryLocale } from '@voyage/domain/locale.ts';
import type { Brand, District, Place } from '../vocabulary.ts';

export interface NameParts {
  brand: Brand;
  place: Place;
  district: District;
  own: LocalizedText;
}
type Pattern = (parts: { brand: string; place: string; district: string; own: string }) => string;

const branded: Record<Locale, Pattern[]> = {
  en: [
    (p) => `${p.brand} ${p.place}`,
    (p) => `${p.brand} ${p.district}`,
    (p) => `${p.brand} ${p.own}, ${p.place}`,
  ],
  'zh-tw': [
    (p) => `${p.place}${p.brand}`,
    (p) => `${p.place}${p.district}${p.brand}`,
    (p) => `${p.place}${p.own}${p.brand}`,
  ],
  'zh-cn': [
    (p) => `${p.place}${p.brand}`,
    (p) => `${p.place}${p.district}${p.brand}`,
    (p) => `${p.place}${p.own}${p.brand}`,
  ],
  ja: [
    (p) => `${p.brand} ${p.place}`,
    (p) => `${p.brand} ${p.place}${p.district}`,
    (p) => `${p.brand} ${p.own} ${p.place}`,
  ],
};
const own: Record<Locale, Pattern[]> = {
  en: [
    (p) => `The ${p.own}, ${p.place}`,
    (p) => `${p.own} Hotel ${p.district}`,
    (p) => `Maison ${p.own} ${p.place}`,
    (p) => `The ${p.own} Rooms, ${p.place}`,
  ],
  'zh-tw': [
    (p) => `${p.place}${p.own}酒店`,
    (p) => `${p.place}${p.district}${p.own}飯店`,
    (p) => `${p.place}${p.own}公館`,
    (p) => `${p.place}${p.own}行館`,
  ],
  'zh-cn': [
    (p) => `${p.place}${p.own}酒店`,
    (p) => `${p.place}${p.district}${p.own}饭店`,
    (p) => `${p.place}${p.own}公馆`,
    (p) => `${p.place}${p.own}行馆`,
  ],
  ja: [
    (p) => `ザ・${p.own} ${p.place}`,
    (p) => `${p.own}ホテル ${p.place}${p.district}`,
    (p) => `メゾン ${p.own} ${p.place}`,
    (p) => `${p.own}別邸 ${p.place}`,
  ],
};

/** The name in four languages by the n-th pattern; a district that is the whole place is not said twice. */
export function hotelName(
  { brand, place, district, own: ownName }: NameParts,
  pattern: number,
): LocalizedText {
  const patterns = brand.code === 'independent' ? own : branded;
  return inEveryLocale((locale) => {
    const whole = district.name[locale] === place.name[locale];
    const parts = {
      brand: brand.name[locale],
      place: place.name[locale],
      district: whole ? (locale === 'en' ? place.name.en : '') : district.name[locale],
      own: ownName[locale],
    };
    const choices = patterns[locale];
    return (choices[pattern % choices.length] as Pattern)(parts).trim(); // a remainder is within the list
  });
}

export const patternCount = (brand: Brand): number =>
  (brand.code === 'independent' ? own : branded).en.length;

/** 'Maison Alcide Saint-Germain-des-Prés' to 'maison-alcide-saint-germain-des-pres'. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 78);
