import { href } from '@voyage/routes/href.ts';
import type { LuxuryMenuItems } from './menu-items.ts';

/** Aldermere's menu of experiences. Lanthorn's build has `luxury-items.club.ts` in its place. */
export const luxuryMenu: LuxuryMenuItems | null = {
  word: 'experiences.menu',
  all: { word: 'experiences.menu.all', href: (lang) => href.experiences(lang) },
  categories: [
    {
      word: 'experiences.space',
      picture: 'art-space',
      items: [{ word: 'experiences.space.menu', href: (lang) => href.experience(lang, 'virgin-galactic') }],
    },
    {
      word: 'experiences.antarctica',
      picture: 'art-white-desert',
      items: [{ word: 'experiences.antarctica.menu', href: (lang) => href.experience(lang, 'white-desert') }],
    },
    {
      word: 'experiences.safari',
      picture: 'art-safari',
      items: [{ word: 'experiences.safari.menu', href: (lang) => href.experiences(lang, 'safari') }],
    },
    {
      word: 'experiences.ocean',
      picture: 'art-ocean-ship',
      items: [{ word: 'experiences.ocean.menu', href: (lang) => href.experiences(lang, 'ocean') }],
    },
    {
      word: 'experiences.river',
      picture: 'art-river-ship',
      items: [{ word: 'experiences.river.menu', href: (lang) => href.experiences(lang, 'river') }],
    },
    {
      word: 'experiences.trains',
      picture: 'art-train',
      items: [{ word: 'experiences.trains.menu', href: (lang) => href.experiences(lang, 'trains') }],
    },
  ],
};
