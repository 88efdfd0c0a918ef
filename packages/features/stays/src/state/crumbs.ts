import type { Locale } from '@voyage/domain/locale.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import type { Crumb } from '@voyage/ui/navigation/breadcrumb-json-ld.ts';

interface Named {
  code: string;
  name: string;
}

export const landingCrumbs = (t: Translate, lang: Locale): Crumb[] => [
  { name: t('site.home'), href: href.home(lang) },
  { name: t('stays.landing.title'), href: href.hotels(lang) },
];
/**
 * Breadcrumbs of group and region pages, from the hotel landing page on: for the page and for search
 * engines.
 */
export const groupsCrumbs = (t: Translate, lang: Locale): Crumb[] => [
  { name: t('stays.landing.title'), href: href.hotels(lang) },
  { name: t('groups.title'), href: href.groups(lang) },
];
export const groupCrumbs = (t: Translate, lang: Locale, group: Named): Crumb[] => [
  ...groupsCrumbs(t, lang),
  { name: group.name, href: href.group(lang, group.code) },
];
export const brandCrumbs = (t: Translate, lang: Locale, group: Named, brand: Named): Crumb[] => [
  ...groupCrumbs(t, lang, group),
  { name: brand.name, href: href.groupBrand(lang, group.code, brand.code) },
];
export const regionsCrumbs = (t: Translate, lang: Locale): Crumb[] => [
  { name: t('stays.landing.title'), href: href.hotels(lang) },
  { name: t('regions.title'), href: href.regions(lang) },
];
export const regionCrumbs = (t: Translate, lang: Locale, region: Named): Crumb[] => [
  ...regionsCrumbs(t, lang),
  { name: region.name, href: href.region(lang, region.code) },
];

/** Breadcrumbs of a hotel, by way of its place. */
export const hotelCrumbs = (
  t: Translate,
  lang: Locale,
  hotel: { slug: string; name: string; place: Named },
): Crumb[] => [
  { name: t('stays.landing.title'), href: href.hotels(lang) },
  { name: hotel.place.name, href: href.hotelSearch(lang, { code: hotel.place.code, locationType: 'place' }) },
  { name: hotel.name, href: href.hotelDetail(lang, hotel.slug, hotel.place.code) },
];
