import { pageHead, type Matched } from '@voyage/site-chrome/head/head.ts';
import type { Loading } from '@voyage/site-core/context/site-context.ts';

/** Its data; not part of the entry, like Home's. */
export async function screenLoader({ context }: Loading): Promise<{ city: string }> {
  const { loadScreen } = await import('../state/load-home.ts');
  return loadScreen(context);
}

/** The page of a display: people open it by its address, and search engines should not list it. */
export function screenHead({ match: { context } }: Matched) {
  const { t } = context.words.intl(context.locale);
  return pageHead(context, {
    path: null,
    title: t('screen.title'),
    description: t('screen.description'),
  });
}
