import { queries } from '@voyage/api-client/queries.ts';
import { href } from '@voyage/routes/href.ts';
import { pageHead, plainWord } from '@voyage/site/head.ts';
import type { PageContext } from '@voyage/site/site-context.ts';

export const homeLoader = ({ context }: { context: PageContext }) => Promise.all([context.queryClient.ensureQueryData(queries.searchLocations(context.api, context.locale)), context.queryClient.ensureQueryData(queries.locations(context.api, context.locale))]);

export function homeHead({ match: { context } }: { match: { context: PageContext } }) {
  const messages = context.words.get(context.locale);
  return pageHead({ locale: context.locale, origin: context.origin, path: href.home(context.locale), title: plainWord(messages, 'brand.home.title'), description: plainWord(messages, 'brand.home.description') });
}
