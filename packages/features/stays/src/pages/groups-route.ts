import { queries } from '@voyage/api-client/queries.ts';
import { href } from '@voyage/routes/href.ts';
import { pageHead } from '@voyage/site-chrome/head/head.ts';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import { crumbScripts, groupsCrumbs } from '../state/crumbs.ts';

export const groupsLoader = async ({
  context: { queryClient, api, locale },
}: {
  context: PageContext;
}): Promise<void> => void (await queryClient.ensureQueryData(queries.groups(api, locale)));
export function groupsHead({ match: { context } }: { match: { context: PageContext } }) {
  const { formatMessage: t } = context.words.intl(context.locale);
  return {
    ...pageHead({
      locale: context.locale,
      origin: context.origin,
      path: href.groups(context.locale),
      title: t({ id: 'groups.title' }),
      landing: t({ id: 'stays.landing.title' }),
      description: t({ id: 'groups.intro' }),
    }),
    scripts: crumbScripts(context, groupsCrumbs),
  };
}
