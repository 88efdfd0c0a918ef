import type { Locale } from '@voyage/domain/locale.ts';
import { fillPlaceholders } from '@voyage/i18n/fill-placeholders.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { queryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type english from '../../content/desk.en.json';

// The desk's texts are not part of the catalogs, which everybody loads.

export type DeskWord = keyof typeof english;
export type DeskText = Readonly<Record<DeskWord, string>>;

/** One file per language, fetched when the desk is opened; a missing text does not compile. */
export const deskFiles: Record<Locale, () => Promise<{ default: DeskText }>> = {
  en: () => import('../../content/desk.en.json'),
  'zh-tw': () => import('../../content/desk.zh-tw.json'),
  'zh-cn': () => import('../../content/desk.zh-cn.json'),
  ja: () => import('../../content/desk.ja.json'),
};
export const deskWords = (locale: Locale) =>
  queryOptions({
    queryKey: ['desk-words', locale],
    queryFn: async () => (await deskFiles[locale]()).default,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const DeskWords = createContext<DeskText | null>(null);

export type DeskTranslate = (word: DeskWord, values?: Readonly<Record<string, string | number>>) => string;
/** `usePage` with the desk's own texts: `tDesk('dueBy', { day })`, below `DeskWords`. */
export function useDesk() {
  const words = useContext(DeskWords);
  if (!words) throw new Error("the desk's messages are not loaded");
  const tDesk: DeskTranslate = (word, values = {}) =>
    fillPlaceholders(
      words[word],
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
    );
  return { ...usePage(), tDesk };
}
