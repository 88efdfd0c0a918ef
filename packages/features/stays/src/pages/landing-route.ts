import { queries } from '@voyage/api-client/queries.ts';
import { href } from '@voyage/routes/href.ts';
import { pageHead } from '@voyage/frame/head/head.ts';
import type { PageContext } from '@voyage/frame/router/site-context.ts';

export const landingLoader = ({ context }: { context: PageContext }) =>
  Promise.all([
    context.queryClient.ensureQueryData(queries.searchLocations(context.api, context.locale)),
    context.queryClient.ensureQueryData(queries.locations(context.api, context.locale)),
  ]);
export function landingHead({ match: { context } }: { match: { context: PageContext } }) {
  const { formatMessage: t } = context.words.intl(context.locale);
  return pageHead({
    locale: context.locale,
    origin: context.origin,
    path: href.hotels(context.locale),
    title: t({ id: 'stays.landing.title' }),
    description: t({ id: 'stays.landing.intro' }),
  });
}
