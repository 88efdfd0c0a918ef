import { queries } from '@voyage/api-client/queries.ts';
import { href } from '@voyage/routes/href.ts';
import { pageHead, plainWord } from '@voyage/frame/head/head.ts';
import type { PageContext } from '@voyage/frame/router/site-context.ts';

export const landingLoader = ({ context }: { context: PageContext }) =>
  Promise.all([
    context.queryClient.ensureQueryData(queries.searchLocations(context.api, context.locale)),
    context.queryClient.ensureQueryData(queries.locations(context.api, context.locale)),
  ]);
export function landingHead({ match: { context } }: { match: { context: PageContext } }) {
  const messages = context.words.get(context.locale);
  return pageHead({
    locale: context.locale,
    origin: context.origin,
    path: href.hotels(context.locale),
    title: plainWord(messages, 'stays.landing.title'),
    description: plainWord(messages, 'stays.landing.intro'),
  });
}
