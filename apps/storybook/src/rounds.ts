import type { Brand } from '@voyage/vite/site-preset.ts';

export interface Round {
  locale: string;
  width: number;
  /** Only the first story of each component and page: a third language shows whether words fit, not each state again. */
  first?: boolean;
  /** Whether whole pages are looked at too: each on a phone in two languages, and on a desktop in the other brand. */
  pages?: boolean;
  /** Whether everything is hovered and focused too: colours are the same in every language and width. */
  states?: boolean;
  /** Of the pages of the documentation, not of stories. They are the same in both brands. */
  docs?: boolean;
}

const [phone, desktop] = [390, 1440];
/** A language and a width in which stories are looked at. English words are the longest, so they stand on the phone. */
export const rounds: Record<Brand, Round[]> = {
  main: [
    { locale: 'en', width: phone, pages: true },
    { locale: 'zh-tw', width: desktop, states: true },
    { locale: 'ja', width: phone, pages: true, first: true },
    { locale: 'en', width: phone, docs: true },
  ],
  club: [
    { locale: 'en', width: phone },
    { locale: 'zh-tw', width: desktop, states: true, pages: true },
  ],
};
/** Those of `--screenshots`, for the eye. */
export const screenshotRounds: Round[] = ['en', 'zh-tw'].flatMap((locale) =>
  [phone, desktop].map((width) => ({ locale, width, pages: true })),
);

/** A line of Storybook's `index.json`. */
export interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
}
/** What is looked at in a round, by component: their stories are one file, which is loaded once. */
export function groupsOf(entries: readonly Entry[], { docs = false, pages, first }: Round): Entry[][] {
  const wanted = entries.filter(
    ({ type, title }) => (type === 'docs') === docs && (docs || pages || !title.startsWith('Pages/')),
  );
  const groups = [...Map.groupBy(wanted, ({ title }) => title).values()];
  return first ? groups.map((stories) => stories.slice(0, 1)) : groups;
}
