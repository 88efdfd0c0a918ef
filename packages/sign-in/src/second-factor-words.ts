import type { Locale } from '@voyage/domain/locale.ts';
import { useLocale } from '@voyage/site-core/context/site-context.ts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type english from '../content/second-factor.en.json';
import { fillPlaceholders } from '@voyage/i18n/fill-placeholders.ts';

// Only staff read these texts: they are not part of the catalogs, which everybody loads.

export type FactorWord = keyof typeof english;
export type FactorText = Readonly<Record<FactorWord, string>>;

/** One file per language; a missing text does not compile. */
export const factorFiles: Record<Locale, () => Promise<{ default: FactorText }>> = {
  en: () => import('../content/second-factor.en.json'),
  'zh-tw': () => import('../content/second-factor.zh-tw.json'),
  'zh-cn': () => import('../content/second-factor.zh-cn.json'),
  ja: () => import('../content/second-factor.ja.json'),
};
const factorWords = (locale: Locale) =>
  queryOptions({
    queryKey: ['second-factor-words', locale],
    queryFn: async () => (await factorFiles[locale]()).default,
    staleTime: Number.POSITIVE_INFINITY,
  });

export type FactorTranslate = (word: FactorWord, values?: Readonly<Record<string, string>>) => string;
/** `const say = useFactorWords(); say('codeText', { account })`. Suspends until the texts are loaded. */
export function useFactorWords(): FactorTranslate {
  const { data } = useSuspenseQuery(factorWords(useLocale()));
  return (word, values = {}) => fillPlaceholders(data[word], values);
}
