import { queries } from '@voyage/api-client/queries.ts';
import { href } from '@voyage/routes/href.ts';
import { pageHead } from '@voyage/site-chrome/head/head.ts';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import { crumbScripts, regionsCrumbs } from '../state/crumbs.ts';

export const regionsLoader = ({ context: { queryClient, api, locale } }: { context: PageContext }) =>
  Promise.all([
    queryClient.ensureQueryData(queries.locations(api, locale)),
    queryClient.ensureQueryData(queries.searchLocations(api, locale)),
  ]).then(() => undefined);
export function regionsHead({ match: { context } }: { match: { context: PageContext } }) {
  const { formatMessage: t } = context.words.intl(context.locale);
  return {
    ...pageHead({
      locale: context.locale,
      origin: context.origin,
      path: href.regions(context.locale),
      title: t({ id: 'regions.title' }),
      landing: t({ id: 'stays.landing.title' }),
      description: t({ id: 'regions.intro' }),
    }),
    scripts: crumbScripts(context, regionsCrumbs),
  };
}
