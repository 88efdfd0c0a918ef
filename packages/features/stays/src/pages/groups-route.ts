import { queries } from '@voyage/api-client/queries.ts';
import { href } from '@voyage/routes/href.ts';
import { pageHead, type Matched } from '@voyage/site-chrome/head/head.ts';
import type { Loading } from '@voyage/site-core/context/site-context.ts';
import { groupsCrumbs } from '../state/crumbs.ts';

export const groupsLoader = async ({ context: { queryClient, api, locale } }: Loading): Promise<void> =>
  void (await queryClient.ensureQueryData(queries.groups(api, locale)));
export function groupsHead({ match: { context } }: Matched) {
  const { t } = context.words.intl(context.locale);
  return pageHead(context, {
    path: href.groups(context.locale),
    title: t('groups.title'),
    landing: t('stays.landing.title'),
    description: t('groups.intro'),
    crumbs: groupsCrumbs(t, context.locale),
  });
}
