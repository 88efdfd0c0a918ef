// Texts and pictures of one brand that must not be in the other's build or release.
import { brand as club } from '@voyage/brand/club.ts';
import { brand as main } from '@voyage/brand/main.ts';
import { cruises, pagesOfMain } from '@voyage/routes/pages-of-main.ts';
import { find, read } from './check.ts';

export const brands = { main, club };
export type Brand = keyof typeof brands;

export const otherBrand = (brand: Brand): Brand => (brand === 'main' ? 'club' : 'main');

/** A brand's own wording in one language. */
export const brandMessages = (brand: Brand, locale: string): Record<string, string> =>
  JSON.parse(read(`packages/i18n/catalogs/${brand}/${locale}/brand.json`));

/**
 * Long enough not to occur in another sentence by chance; Chinese and Japanese need a third of the
 * characters.
 */
const isLong = (text: string): boolean => text.length > (/[\u3000-\u9fff]/.test(text) ? 11 : 24);

/** Sentences of a brand that the other words differently or does not have, in every language. */
function ownSentences(brand: Brand): string[] {
  const other = otherBrand(brand);
  return brands[brand].locales.flatMap((locale) => {
    const theirs = brands[other].locales.includes(locale) ? brandMessages(other, locale) : {};
    return Object.entries(brandMessages(brand, locale))
      .filter(([id, text]) => isLong(text) && !text.includes('{') && theirs[id] !== text)
      .map(([, text]) => text);
  });
}

/** The URLs of the pages that only Aldermere has, and the sentences of its experiences without numbers. */
export function experienceWords(): string[] {
  const words = [
    ...Object.keys(pagesOfMain)
      .map((id) => id.replace(/\/\{.*/, ''))
      .filter((id) => id.includes('/')),
    ...Object.keys(cruises),
    ...find('packages/features/experiences/content/*.en.json').flatMap((path) =>
      [...read(path).matchAll(/"(?:title|text|summary)": "([^"{}]{40,})"/g)].map(([, text = '']) => text),
    ),
  ];
  if (words.length < 20) throw new Error('the messages of the experiences were not found');
  return words;
}

/** What must not occur in the build of `brand`: the other's names, contact, sentences and pages. */
export function otherBrandWords(brand: Brand): string[] {
  const other = otherBrand(brand);
  const { name, contact } = brands[other];
  return [
    name,
    contact.phone,
    contact.email,
    ...ownSentences(other),
    ...(brand === 'club' ? experienceWords() : []),
  ];
}

/** Pictures in a brand's own colours: `art-away-club-640.avif`. */
export const pictureOfBrand = (file: string): Brand | undefined => {
  const brand = /^art-.*-(main|club)-\d+\.\w+$/.exec(file)?.[1];
  return brand === 'main' || brand === 'club' ? brand : undefined;
};
