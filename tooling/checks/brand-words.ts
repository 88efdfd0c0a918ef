// Texts and pictures of one brand that must not be in the other's build or release.
import { globSync } from 'node:fs';
import { cruises, pagesOfMain } from '@voyage/routes/pages-of-main.ts';
import { read, root } from './check.ts';

export type Brand = 'main' | 'club';

export const otherBrand = (brand: Brand): Brand => (brand === 'main' ? 'club' : 'main');
export const brandNames: Record<Brand, string> = { main: 'Aldermere', club: 'Lanthorn Club' };

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
  return globSync(`packages/i18n/catalogs/${brand}/*/brand.json`, { cwd: root })
    .map((path) => path.split(/[\\/]/).at(-2) ?? '')
    .flatMap((locale) => {
      const others = globSync(`packages/i18n/catalogs/${otherBrand(brand)}/${locale}/brand.json`, {
        cwd: root,
      });
      const theirs = others.length > 0 ? brandMessages(otherBrand(brand), locale) : {};
      return Object.entries(brandMessages(brand, locale))
        .filter(([id, text]) => isLong(text) && !text.includes('{') && theirs[id] !== text)
        .map(([, text]) => text);
    });
}

/** A brand's name and contact details. @throws Error if its file has changed form */
function ownNames(brand: Brand): string[] {
  const contact = /contact: \{ phone: '([^']+)', email: '([^']+)' \}/.exec(
    read(`packages/brand/src/${brand}.ts`),
  );
  if (!contact) throw new Error(`packages/brand/src/${brand}.ts can no longer be read: adapt brand-words.ts`);
  return [brandNames[brand], ...contact.slice(1)];
}

/** The URLs of the pages that only Aldermere has, and the sentences of its experiences without numbers. */
export function experienceWords(): string[] {
  const words = [
    ...Object.keys(pagesOfMain)
      .map((id) => id.replace(/\/\{.*/, ''))
      .filter((id) => id.includes('/')),
    ...Object.keys(cruises),
    ...globSync('packages/features/experiences/content/*.en.json', { cwd: root }).flatMap((path) =>
      [...read(path).matchAll(/"(?:title|text|summary)": "([^"{}]{40,})"/g)].map(([, text = '']) => text),
    ),
  ];
  if (words.length < 20) throw new Error('the messages of the experiences were not found');
  return words;
}

/** What must not occur in the build of `brand`: the other's names, contact, sentences and pages. */
export function otherBrandWords(brand: Brand): string[] {
  const other = otherBrand(brand);
  return [...ownNames(other), ...ownSentences(other), ...(brand === 'club' ? experienceWords() : [])];
}

/** Pictures in a brand's own colours: `art-away-club-640.avif`. */
export const pictureOfBrand = (file: string): Brand | undefined => {
  const brand = /^art-.*-(main|club)-\d+\.\w+$/.exec(file)?.[1];
  return brand === 'main' || brand === 'club' ? brand : undefined;
};
