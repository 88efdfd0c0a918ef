import type { Locale } from '@voyage/domain/locale.ts';
import type { MessageId } from '@voyage/i18n/messages.ts';
import { href } from '@voyage/routes/href.ts';
import type { PictureId } from '@voyage/pictures/pictures.ts';

/**
 * A picture of the banner carousel (docs/product/screens.md, "Page flags") and its link: a place by its
 * code, named by the service, or a page with its label.
 */
export type BannerSlide = { picture: PictureId } & (
  | { place: string; locationType: 'city' | 'place' }
  | { word: MessageId; href: (lang: Locale) => string }
);

export const bannerSlides: readonly BannerSlide[] = [
  { picture: 'venice', place: 'venice', locationType: 'place' },
  { picture: 'kyoto', place: 'kyoto', locationType: 'place' },
  { picture: 'new-york', place: 'nyc', locationType: 'city' },
];

export const bannerAddress = (slide: BannerSlide, lang: Locale): string =>
  'place' in slide
    ? href.hotelSearch(lang, { code: slide.place, locationType: slide.locationType })
    : slide.href(lang);
