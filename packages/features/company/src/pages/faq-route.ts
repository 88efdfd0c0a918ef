import { pageHead, breadcrumbFromHome, type Matched } from '@voyage/site-chrome/head/head.ts';
import type { Loading } from '@voyage/site-core/context/site-context.ts';
import { href } from '@voyage/routes/href.ts';
import type { Faq } from '../state/faq.ts';
import { faqJsonLd } from '../state/faq-json-ld.ts';

/** The questions in the visitor's language, with every number filled in. */
export const faqLoader = async ({ context }: Loading): Promise<Faq> =>
  (await import('../state/document-load.ts')).loadFaq(context);

export function faqHead({ match: { context }, loaderData }: Matched<Faq>) {
  const title = context.words.intl(context.locale).t('company.faq.title');
  const path = href.faq(context.locale);
  const way = breadcrumbFromHome(context, { name: title, href: path });
  return pageHead(context, {
    path,
    title,
    description: loaderData?.summary,
    facts: loaderData ? [faqJsonLd(loaderData), way] : [way],
  });
}
