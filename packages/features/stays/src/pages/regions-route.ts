import { queries } from '@voyage/api-client/queries.ts';
import { href } from '@voyage/routes/href.ts';
import { pageHead, type Matched } from '@voyage/site-chrome/head/head.ts';
import type { Loading } from '@voyage/site-core/context/site-context.ts';
import { regionsCrumbs } from '../state/crumbs.ts';

export const regionsLoader = ({ context: { queryClient, api, locale } }: Loading) =>
  Promise.all([
    queryClient.ensureQueryData(queries.locations(api, locale)),
    queryClient.ensureQueryData(queries.searchLocations(api, locale)),
  ]).then(() => undefined);
export function regionsHead({ match: { context } }: Matched) {
  const { t } = context.words.intl(context.locale);
  return pageHead(context, {
    path: href.regions(context.locale),
    title: t('regions.title'),
    landing: t('stays.landing.title'),
    description: t('regions.intro'),
    crumbs: regionsCrumbs(t, context.locale),
  });
}
