import type { Locale } from '@voyage/domain/locale.ts';
import { href } from './href.ts';
import type { RouteId } from './pages.ts';

/** A name in a legacy address: without dots, so that `a.html.html` does not match. */
const name = '([\\w%-]{1,120})';
interface Legacy {
  /** After /{lang}/. */
  from: RegExp;
  /** The current page. One that does not exist does not compile. */
  to: RouteId;
  address: (lang: Locale, name: string) => string;
}
const old = (path: string, to: RouteId, address: Legacy['address']): Legacy => ({
  from: new RegExp(`^${path.replaceAll('.', '\\.').replace('{name}', name)}$`),
  to,
  address,
});

/** Other addresses of pages, most of them of the earlier site (docs/product/screens.md, "Legacy addresses"). */
export const legacyRedirects: readonly Legacy[] = [
  old('home', '', href.home),
  old('booking.html', 'hotel', href.hotels),
  old('about.html', 'about', (lang) => href.page(lang, 'about')),
  old('top-experience.html', 'fast-track', href.fastTrack),
  old('tailor-made.html', 'tailor-made', (lang) => href.tailorMade(lang)),
  old('membership.html', 'membership', href.membership),
  old('experience-share.html', 'experience-share', (lang) => href.journal(lang)),
  old('experience-share/item/{name}.html', 'experience-share/blog/{urlName}', (lang, slug) =>
    href.article(lang, slug),
  ),
  old('tag/{name}.html', 'experience-share/tag/{tag}', (lang, tag) => href.journalTag(lang, tag)),
];

/**
 * The target of a legacy address; undefined if it never existed. `path` begins after /{lang}, with its slash.
 */
export function legacyTarget(path: string, lang: Locale): string | undefined {
  for (const { from, address } of legacyRedirects) {
    const found = from.exec(path.slice(1));
    if (found) return address(lang, found[1] ?? '');
  }
  return undefined;
}
