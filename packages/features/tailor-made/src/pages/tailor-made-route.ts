import { pageHead } from '@voyage/site-chrome/head/head.ts';
import { jsonLd } from '@voyage/site-chrome/head/json-ld.ts';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import { href } from '@voyage/routes/href.ts';
import { breadcrumbJsonLd } from '@voyage/ui/navigation/breadcrumb-json-ld.ts';

export function tailorMadeHead({ match: { context } }: { match: { context: PageContext } }) {
  const { locale, origin } = context;
  const { formatMessage: t } = context.words.intl(locale);
  const title = t({ id: 'tailorMade.title' });
  const path = href.tailorMade(locale);
  const crumbs = [
    { name: t({ id: 'site.home' }), href: href.home(locale) },
    { name: title, href: path },
  ];
  return {
    ...pageHead({ locale, origin, path, title, description: t({ id: 'tailorMade.intro' }) }),
    scripts: jsonLd(breadcrumbJsonLd(crumbs, origin)),
  };
}
