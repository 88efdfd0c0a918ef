import { queries } from '@voyage/api-client/queries.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { memberships } from '@voyage/contracts/membership.ts';
import { href } from '@voyage/routes/href.ts';
import { pageHead, breadcrumbFromHome, type Matched } from '@voyage/site-chrome/head/head.ts';
import type { Loading } from '@voyage/site-core/context/site-context.ts';
import { questions, questionValues } from '../state/questions.ts';

type PriceList = Output<typeof memberships.data>;

/** The price list: fees always come from the service. */
export const membershipLoader = ({ context: { queryClient, api } }: Loading): Promise<PriceList> =>
  queryClient.ensureQueryData(queries.memberships(api));

export function membershipHead({ match: { context }, loaderData }: Matched<PriceList>) {
  const { t } = context.words.intl(context.locale);
  const path = href.membership(context.locale);
  const title = t('membership.title');
  const head = { path, title, description: t('membership.intro') };
  if (!loaderData) return pageHead(context, head);
  const values = questionValues(loaderData.bookingCredit.priceTwd, context.locale);
  const faq = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map((id) => ({
      '@type': 'Question',
      name: t(`membership.${id}.q`),
      acceptedAnswer: { '@type': 'Answer', text: t(`membership.${id}.a`, values) },
    })),
  };
  return pageHead(context, {
    ...head,
    facts: [breadcrumbFromHome(context, { name: title, href: path }), faq],
  });
}
