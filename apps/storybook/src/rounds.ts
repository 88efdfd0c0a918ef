import type { Brand } from '@voyage/vite/site-preset.ts';

export interface Round {
  locale: string;
  width: number;
  /**
   * Only the first story of each component and page: another language or width shows whether text fits, not
   * each state again.
   */
  first?: boolean;
  /**
   * Whether whole pages are included: each on a phone in two languages, and on desktop in the other brand.
   */
  pages?: boolean;
  /** Whether everything is also hovered and focused: colours are the same in every language and width. */
  states?: boolean;
  /** Documentation pages instead of stories. They are the same in both brands. */
  docs?: boolean;
}

const [phone, desktop] = [390, 1440];
/**
 * A language and a width in which stories are checked: each story on a phone in one brand and on desktop in
 * the other, the first of each component in every combination. English words are the longest, so they are
 * tested on the phone.
 */
export const rounds: Record<Brand, Round[]> = {
  main: [
    { locale: 'en', width: phone, states: true, pages: true },
    { locale: 'zh-tw', width: desktop, states: true, first: true },
    { locale: 'ja', width: phone, pages: true, first: true },
    { locale: 'en', width: phone, docs: true },
  ],
  club: [
    { locale: 'en', width: phone, first: true },
    { locale: 'zh-tw', width: desktop, states: true, pages: true },
  ],
};
/** The rounds of `--screenshots`, for viewing. */
export const screenshotRounds: Round[] = ['en', 'zh-tw'].flatMap((locale) =>
  [phone, desktop].map((width) => ({ locale, width, pages: true })),
);

/** An entry of Storybook's `index.json`. */
export interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
}
/** The entries of a round, grouped by component: its stories are in one file, which is loaded once. */
export function groupsOf(entries: readonly Entry[], { docs = false, pages, first }: Round): Entry[][] {
  const wanted = entries.filter(
    ({ type, title }) => (type === 'docs') === docs && (docs || pages || !title.startsWith('Pages/')),
  );
  const groups = [...Map.groupBy(wanted, ({ title }) => title).values()];
  return first ? groups.map((stories) => stories.slice(0, 1)) : groups;
}
