import { readFileSync } from 'node:fs';

type Tree = { type: number; value?: unknown; options?: Record<string, { value: Tree }> }[];

/** The messages of a site from its compiled catalog: tests find elements by visible text. */
export function words(
  brand: 'main' | 'club',
  locale: string,
): (id: string, values?: Record<string, string | number>) => string {
  const catalog: Record<string, Tree> = JSON.parse(
    readFileSync(
      new URL(`../../../packages/i18n/generated/${brand}/${locale}.json`, import.meta.url),
      'utf8',
    ),
  );
  const write = (tree: Tree, values: Record<string, string | number>): string =>
    tree
      .map((e) => {
        if (e.type === 0) return String(e.value);
        if (e.type === 1 || e.type === 2) return String(values[String(e.value)] ?? '');
        if (e.type === 7) return '#';
        const value = values[String(e.value)];
        const n = Number(value);
        const option =
          e.options?.[String(value)] ??
          e.options?.[`=${n}`] ??
          (n === 1 && locale === 'en' ? e.options?.one : undefined) ??
          e.options?.other;
        return option ? write(option.value, values).replaceAll('#', String(n)) : '';
      })
      .join('');
  return (id, values = {}) => {
    const tree = catalog[id];
    if (!tree) throw new Error(`no message ${id}`);
    return write(tree, values);
  };
}

/** The texts of a file outside the catalogs, in a package of this repository. */
const fileWords =
  (file: string) =>
  (locale: string): ((word: string) => string) => {
    const url = new URL(`../../../packages/${file}.${locale}.json`, import.meta.url);
    const all: Record<string, string> = JSON.parse(readFileSync(url, 'utf8'));
    return (word) => {
      const text = all[word];
      if (text === undefined) throw new Error(`no word ${word} in ${file}`);
      return text;
    };
  };

export const deskWords = fileWords('features/staff/content/desk');
export const factorWords = fileWords('sign-in/content/second-factor');
