// One concept, one name in each language (../glossary.tsv), and the words that differ between
// Taiwan and the mainland (../regional-words.tsv). Used only by the text checks and never bundled.
import { locales, type Locale } from '@voyage/domain/locale.ts';
import { readFileSync } from 'node:fs';

/** Where a text appears: in sites, emails and documents, or in stories, articles and names. */
export type Kind = 'interface' | 'prose';

export interface Term {
  concept: string;
  /** `interface`: prose may use the other words. */
  scope: 'interface' | 'all';
  name: Record<Locale, string>;
  /** Words that must not be used for the concept. */
  not: Record<Locale, string[]>;
}

function rowsOf(file: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const columns = head.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, i) => [columns[i] ?? '', cell])));
}
const byLocale = <T>(value: (locale: Locale) => T): Record<Locale, T> => ({
  'zh-tw': value('zh-tw'),
  'zh-cn': value('zh-cn'),
  ja: value('ja'),
  en: value('en'),
});

export const glossary: readonly Term[] = rowsOf('glossary.tsv').map((row) => ({
  concept: row['concept'] ?? '',
  scope: row['scope'] === 'all' ? 'all' : 'interface',
  name: byLocale((locale) => row[locale] ?? ''),
  not: byLocale((locale) => (row[`not:${locale}`] ?? '').split(' / ').filter(Boolean)),
}));

/** Regional words that must not appear in the other region's texts, with the one to use instead. */
export const regionalWords: readonly { locale: Locale; not: string; instead: string }[] = rowsOf(
  'regional-words.tsv',
).flatMap((row) => [
  ...(row['not:zh-cn']
    ? [{ locale: 'zh-cn' as const, not: row['not:zh-cn'], instead: row['zh-cn'] ?? '' }]
    : []),
  ...(row['not:zh-tw']
    ? [{ locale: 'zh-tw' as const, not: row['not:zh-tw'], instead: row['zh-tw'] ?? '' }]
    : []),
]);

export const isLocale = (text: string): text is Locale => locales.some((locale) => locale === text);
