import type { PictureId } from '@voyage/pictures/pictures.ts';
import { href } from '@voyage/routes/href.ts';
import type { LuxuryCategory, LuxuryMenuItems } from './menu-items.ts';

type Name = 'space' | 'antarctica' | 'safari' | 'ocean' | 'river' | 'trains';
/**
 * `page`: the last part of its page's address; without one it links to its section on the overview page.
 * `more` pages.
 */
const category = (
  name: Name,
  picture: PictureId,
  page?: string,
  more: LuxuryCategory['items'] = [],
): LuxuryCategory => ({
  word: `experiences.${name}`,
  picture,
  items: [
    {
      word: `experiences.${name}.menu`,
      href: (lang) => (page ? href.experience(lang, page) : href.experiences(lang, name)),
    },
    ...more,
  ],
});

/** Aldermere's menu of experiences. Lanthorn's build replaces it with `luxury-items.club.ts`. */
export const luxuryMenu: LuxuryMenuItems | null = {
  word: 'experiences.menu',
  all: { word: 'experiences.menu.all', href: (lang) => href.experiences(lang) },
  categories: [
    category('space', 'art-space', 'virgin-galactic'),
    category('antarctica', 'art-white-desert', 'white-desert'),
    category('safari', 'art-safari'),
    category('ocean', 'art-ocean-ship', 'regent-seven-seas', [
      { word: 'experiences.ocean.expedition', href: (lang) => href.experience(lang, 'silver-seas') },
    ]),
    category('river', 'art-river-ship'),
    category('trains', 'art-train'),
  ],
};
