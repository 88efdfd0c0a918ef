import { pageHead } from '@voyage/frame/head/head.ts';
import { jsonLd } from '@voyage/frame/head/json-ld.ts';
import type { PageContext } from '@voyage/frame/router/site-context.ts';
import { href } from '@voyage/routes/href.ts';
import { breadcrumbJsonLd, type Crumb } from '@voyage/ui/breadcrumb-json-ld.ts';

/** What search engines read of a page of the experiences: its title and summary, and the way to it. */
export function experienceHead(
  { locale, origin, words }: PageContext,
  title: string,
  path: string,
  description?: string,
) {
  const { formatMessage: t } = words.intl(locale);
  const landing = t({ id: 'experiences.menu' });
  const all = href.experiences(locale);
  const crumbs: Crumb[] = [
    { name: t({ id: 'site.home' }), href: href.home(locale) },
    { name: landing, href: all },
    ...(path === all ? [] : [{ name: title, href: path }]),
  ];
  return {
    ...pageHead({ locale, origin, path, title, landing, ...(description && { description }) }),
    scripts: jsonLd(breadcrumbJsonLd(crumbs, origin)),
  };
}
