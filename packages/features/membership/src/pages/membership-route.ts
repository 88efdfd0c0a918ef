import { queries } from '@voyage/api-client/queries.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { memberships } from '@voyage/contracts/membership.ts';
import { href } from '@voyage/routes/href.ts';
import { pageHead } from '@voyage/site-chrome/head/head.ts';
import { jsonLd } from '@voyage/site-chrome/head/json-ld.ts';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import { breadcrumbJsonLd } from '@voyage/ui/navigation/breadcrumb-json-ld.ts';
import { questions, questionValues } from '../state/questions.ts';

type PriceList = Output<typeof memberships.data>;

/** The price list: fees always come from the service. */
export const membershipLoader = ({
  context: { queryClient, api },
}: {
  context: PageContext;
}): Promise<PriceList> => queryClient.ensureQueryData(queries.memberships(api));

export function membershipHead({
  match: { context },
  loaderData,
}: {
  match: { context: PageContext };
  loaderData?: PriceList;
}) {
  const { formatMessage: t } = context.words.intl(context.locale);
  const head = pageHead({
    locale: context.locale,
    origin: context.origin,
    path: href.membership(context.locale),
    title: t({ id: 'membership.title' }),
    description: t({ id: 'membership.intro' }),
  });
  if (!loaderData) return head;
  const values = questionValues(loaderData.bookingCredit.priceTwd, context.locale);
  const faq = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map((id) => ({
      '@type': 'Question',
      name: t({ id: `membership.${id}.q` }),
      acceptedAnswer: { '@type': 'Answer', text: t({ id: `membership.${id}.a` }, values) },
    })),
  };
  const crumbs = [
    { name: t({ id: 'site.home' }), href: href.home(context.locale) },
    { name: t({ id: 'membership.title' }), href: href.membership(context.locale) },
  ];
  return { ...head, scripts: jsonLd(breadcrumbJsonLd(crumbs, context.origin), faq) };
}
