import type { Locale } from '@voyage/domain/locale.ts';
import type { MessageId } from '@voyage/i18n/messages.ts';
import { href } from '@voyage/routes/href.ts';
import { plainWord } from '@voyage/frame/head/head.ts';
import { jsonLd } from '@voyage/frame/head/json-ld.ts';
import type { PageContext } from '@voyage/frame/router/site-context.ts';
import { breadcrumbJsonLd, type Crumb } from '@voyage/ui/breadcrumb-json-ld.ts';

interface Named {
  code: string;
  name: string;
}
type Say = (id: MessageId) => string;

/** The ways to the pages of groups and regions, from the hotel landing on: for the reader and for search engines alike. */
export const groupsCrumbs = (say: Say, lang: Locale): Crumb[] => [
  { name: say('stays.landing.title'), href: href.hotels(lang) },
  { name: say('groups.title'), href: href.groups(lang) },
];
export const groupCrumbs = (say: Say, lang: Locale, group: Named): Crumb[] => [
  ...groupsCrumbs(say, lang),
  { name: group.name, href: href.group(lang, group.code) },
];
export const brandCrumbs = (say: Say, lang: Locale, group: Named, brand: Named): Crumb[] => [
  ...groupCrumbs(say, lang, group),
  { name: brand.name, href: href.groupBrand(lang, group.code, brand.code) },
];
export const regionsCrumbs = (say: Say, lang: Locale): Crumb[] => [
  { name: say('stays.landing.title'), href: href.hotels(lang) },
  { name: say('regions.title'), href: href.regions(lang) },
];
export const regionCrumbs = (say: Say, lang: Locale, region: Named): Crumb[] => [
  ...regionsCrumbs(say, lang),
  { name: region.name, href: href.region(lang, region.code) },
];

/** To a hotel: by way of its place. */
export const hotelCrumbs = (say: Say, lang: Locale, hotel: { slug: string; name: string; place: Named }): Crumb[] => [
  { name: say('stays.landing.title'), href: href.hotels(lang) },
  { name: hotel.place.name, href: href.hotelSearch(lang, { code: hotel.place.code, locationType: 'place' }) },
  { name: hotel.name, href: href.hotelDetail(lang, hotel.slug, hotel.place.code) },
];

/** The `scripts` of a head with the way to its page. */
export function crumbScripts({ words, locale, origin }: PageContext, crumbs: (say: Say, lang: Locale) => Crumb[]) {
  const messages = words.get(locale);
  return jsonLd(
    breadcrumbJsonLd(
      crumbs((id) => plainWord(messages, id), locale),
      origin,
    ),
  );
}
