// What one brand alone says and shows, and the other's build, or release, must not hold.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruises, pagesOfMain } from '@voyage/routes/pages-of-main.ts';

export type Brand = 'main' | 'club';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

export const otherBrand = (brand: Brand): Brand => (brand === 'main' ? 'club' : 'main');
export const brandNames: Record<Brand, string> = { main: 'Aldermere', club: 'Lanthorn Club' };

/** A brand's own wording in one language. */
export const brandMessages = (brand: Brand, locale: string): Record<string, string> =>
  JSON.parse(read(`packages/i18n/catalogs/${brand}/${locale}/brand.json`));

/** Long enough that no other sentence holds it by chance; Chinese and Japanese say as much in a third of the characters. */
const isLong = (text: string): boolean => text.length > (/[\u3000-\u9fff]/.test(text) ? 11 : 24);

/** The sentences that a brand says in its own words, and the other in others or not at all, in every language. */
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

/** A brand's name and what it is reached by. @throws Error when its file has another form than it had */
function ownNames(brand: Brand): string[] {
  const contact = /contact: \{ phone: '([^']+)', email: '([^']+)' \}/.exec(
    read(`packages/brand/src/${brand}.ts`),
  );
  if (!contact)
    throw new Error(`packages/brand/src/${brand}.ts cannot be read any more: mend brand-words.ts`);
  return [brandNames[brand], ...contact.slice(1)];
}

/** The addresses of the pages that Aldermere alone has, and the sentences of its experiences without numbers. */
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
  if (words.length < 20) throw new Error('the words of the experiences were not found');
  return words;
}

/** What must stand nowhere in what is built for `brand`: the other's names, contact, sentences and pages. */
export function foreignWords(brand: Brand): string[] {
  const other = otherBrand(brand);
  return [...ownNames(other), ...ownSentences(other), ...(brand === 'club' ? experienceWords() : [])];
}

/** Pictures that a brand has in its own light: `art-away-club-640.avif`. */
export const pictureOfBrand = (file: string): Brand | undefined => {
  const brand = /^art-.*-(main|club)-\d+\.\w+$/.exec(file)?.[1];
  return brand === 'main' || brand === 'club' ? brand : undefined;
};
