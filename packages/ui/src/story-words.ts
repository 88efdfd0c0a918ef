import type { StoryContext } from '@storybook/react-vite';

type Locale = 'en' | 'zh-tw' | 'zh-cn' | 'ja';
/** A message of the catalogs in the language of the toolbar; one that is not there throws, and the story fails. */
type Say = (id: string, values?: Record<string, string | number>) => string;

/** What a story says: this package sees no catalog, so Storybook's preview hands the words over. */
export function wordsOf({ loaded, globals }: Pick<StoryContext, 'loaded' | 'globals'>) {
  const locale = globals.locale as Locale;
  return { locale, say: loaded.say as Say, /** Words that only a story has. */ pick: <T>(words: Record<Locale, T>): T => words[locale] };
}
