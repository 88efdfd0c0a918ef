import { queries } from '@voyage/api-client/queries.ts';
import { href } from '@voyage/routes/href.ts';
import { pageHead, plainWord } from '@voyage/frame/head/head.ts';
import type { PageContext } from '@voyage/frame/router/site-context.ts';
import { crumbScripts, regionsCrumbs } from '../state/crumbs.ts';

export const regionsLoader = ({ context: { queryClient, api, locale } }: { context: PageContext }) =>
  Promise.all([queryClient.ensureQueryData(queries.locations(api, locale)), queryClient.ensureQueryData(queries.searchLocations(api, locale))]).then(
    () => undefined,
  );
export function regionsHead({ match: { context } }: { match: { context: PageContext } }) {
  const messages = context.words.get(context.locale);
  return {
    ...pageHead({
      locale: context.locale,
      origin: context.origin,
      path: href.regions(context.locale),
      title: plainWord(messages, 'regions.title'),
      landing: plainWord(messages, 'stays.landing.title'),
      description: plainWord(messages, 'regions.intro'),
    }),
    scripts: crumbScripts(context, regionsCrumbs),
  };
}
