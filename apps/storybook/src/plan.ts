// Which pictures the check takes of each story.
import { createHash } from 'node:crypto';
import type { Brand } from '@voyage/vite/site-preset.ts';
import { brands } from './brand-of-environment.ts';

/** An entry of Storybook's `index.json`. */
export interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  importPath: string;
  tags: string[];
}
export interface Picture extends Entry {
  /** `brand story locale width` */
  name: string;
  brand: Brand;
  locale: string;
  width: number;
  /** Compared with a reference, on every run; others are for the night. */
  inGate: boolean;
}

/** Languages and widths that take turns. English words are the longest: half of the stories show them on a phone. */
const turns: Record<Brand, string[]> = {
  main: ['en 390', 'en 390', 'ja 390', 'zh-tw 1440'],
  club: ['en 390', 'en 390', 'zh-tw 390', 'en 1440'],
};
/** Additionally at night: for every story, and for the first of each component or page. */
const nights: Record<Brand, { every: string; first: string[] }> = {
  main: { every: 'en 390', first: ['ja 390', 'zh-cn 390', 'zh-tw 1440'] },
  club: { every: 'zh-tw 1440', first: ['en 390', 'zh-cn 1440'] },
};
/** Whose code, not only words and look, depends on the brand; other stories can say so with a tag. */
const branching = /^Pages\/(Home|Member menu|Desk|Desk invitations)$/;

/**
 * Each story is shown once: brand, language and width take turns, whatever other stories there are. The first
 * of each component or page and what branches on the brand are shown in both, on a phone and on desktop.
 */
export function planOf(stories: Readonly<Record<Brand, Entry[]>>, night: boolean): Picture[] {
  const pictures = new Map<string, Picture>();
  const add = (entry: Entry, brand: Brand, view = '', inGate = false) => {
    const name = [brand, entry.id, view].join(' ');
    const [locale = '', width] = view.split(' ');
    if (!pictures.has(name))
      pictures.set(name, { ...entry, name, brand, locale, width: Number(width), inGate });
  };
  for (const brand of brands) {
    const titles = Map.groupBy(stories[brand], ({ title }) => title);
    for (const entry of stories[brand]) {
      const { id, title, tags } = entry;
      const turnOf = (views: [Brand, string][]) =>
        views[createHash('sha256').update(id).digest().readUInt32BE() % views.length];
      const known = brands.filter((one) => stories[one].some((other) => other.id === id));
      const [ownBrand, own = ''] =
        turnOf(known.flatMap((one) => turns[one].map((view) => [one, view]))) ?? [];
      const isFirst = titles.get(title)?.[0] === entry;
      if (ownBrand === brand) add(entry, brand, own, true);
      else if (isFirst || branching.test(title) || tags.includes('both-brands')) {
        const others = turns[brand].filter((view) => view.split(' ')[1] !== own.split(' ')[1]);
        add(entry, brand, turnOf(others.map((view) => [brand, view]))?.[1], true);
      }
      const { every, first } = nights[brand];
      for (const view of night ? [every, ...(isFirst ? first : [])] : []) add(entry, brand, view);
    }
  }
  return [...pictures.values()];
}
