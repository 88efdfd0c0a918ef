import type { Locale } from '@voyage/domain/locale.ts';
import type { MessageId } from '@voyage/i18n/messages.ts';
import type { PlainRouteId } from '@voyage/routes/href.ts';
import type { PictureId } from '@voyage/pictures/pictures.ts';

/** A page in a menu. A page that does not exist is a type error. */
export interface MenuItem {
  route: PlainRouteId;
  word: MessageId;
}
/**
 * A panel opened by an entry that is not a link: the cities by region, with pages and a picture beside them.
 */
export interface MenuPanel {
  text: MessageId;
  picture: PictureId;
  items: readonly MenuItem[];
}
export interface TopMenuItem extends MenuItem {
  panel?: MenuPanel;
}

/** Top menu (docs/product/screens.md), in order: the bar on desktop, the drawer on mobile. */
export const topMenu: readonly TopMenuItem[] = [
  { route: '', word: 'site.home' },
  {
    route: 'hotel',
    word: 'site.hotels',
    panel: {
      text: 'brand.menu.hotels',
      picture: 'village',
      items: [
        { route: 'hotel', word: 'frame.allHotels' },
        { route: 'hotel/region', word: 'regions.title' },
        { route: 'hotel/group', word: 'groups.title' },
      ],
    },
  },
  { route: 'fast-track', word: 'fastTrack.title' },
  { route: 'tailor-made', word: 'tailorMade.menu' },
  { route: 'experience-share', word: 'journal.title' },
  { route: 'about', word: 'company.about.menu' },
  { route: 'membership', word: 'membership.title' },
  { route: 'hotel/group', word: 'groups.menu' },
];

/** The footer's shortcuts, in columns. */
export const footerMenu: readonly { word: MessageId; items: readonly MenuItem[] }[] = [
  {
    word: 'frame.explore',
    items: [
      { route: '', word: 'site.home' },
      { route: 'hotel', word: 'site.hotels' },
      { route: 'hotel/region', word: 'regions.title' },
      { route: 'hotel/group', word: 'groups.title' },
      { route: 'fast-track', word: 'fastTrack.title' },
      { route: 'tailor-made', word: 'tailorMade.title' },
      { route: 'membership', word: 'membership.title' },
      { route: 'experience-share', word: 'journal.title' },
    ],
  },
  {
    word: 'frame.company',
    items: [
      { route: 'about', word: 'company.about.title' },
      { route: 'contact', word: 'company.contact.title' },
      { route: 'faq', word: 'company.faq.title' },
      { route: 'service-terms', word: 'company.service-terms.title' },
      { route: 'member-terms', word: 'company.member-terms.title' },
      { route: 'privacy-policy', word: 'company.privacy-policy.title' },
      { route: 'accessibility', word: 'company.accessibility.title' },
    ],
  },
];

/** Ultra-luxury experiences by category (contents, docs/product/screens.md). Addresses come from href.ts. */
export interface LuxuryCategory {
  word: MessageId;
  picture: PictureId;
  items: readonly { word: MessageId; href: (lang: Locale) => string }[];
}
/** The top menu's entry for them, with its label, and the page that lists them all. */
export interface LuxuryMenuItems {
  word: MessageId;
  all: { word: MessageId; href: (lang: Locale) => string };
  categories: readonly LuxuryCategory[];
}
