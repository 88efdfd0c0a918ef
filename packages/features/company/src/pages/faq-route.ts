import { pageHead } from '@voyage/site-chrome/head/head.ts';
import { jsonLd } from '@voyage/site-chrome/head/json-ld.ts';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import { href } from '@voyage/routes/href.ts';
import { breadcrumbJsonLd } from '@voyage/ui/navigation/breadcrumb-json-ld.ts';
import type { Faq } from '../state/faq.ts';
import { faqJsonLd } from '../state/faq-json-ld.ts';

/** The questions in the visitor's language, with every number filled in. */
export const faqLoader = async ({ context }: { context: PageContext }): Promise<Faq> =>
  (await import('../state/document-load.ts')).loadFaq(context);

export function faqHead({
  match: { context },
  loaderData,
}: {
  match: { context: PageContext };
  loaderData?: Faq;
}) {
  const { locale, origin } = context;
  const { formatMessage: t } = context.words.intl(locale);
  const title = t({ id: 'company.faq.title' });
  const path = href.faq(locale);
  const crumbs = [
    { name: t({ id: 'site.home' }), href: href.home(locale) },
    { name: title, href: path },
  ];
  return {
    ...pageHead({ locale, origin, path, title, ...(loaderData && { description: loaderData.summary }) }),
    scripts: jsonLd(...(loaderData ? [faqJsonLd(loaderData)] : []), breadcrumbJsonLd(crumbs, origin)),
  };
}
