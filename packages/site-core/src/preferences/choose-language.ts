import type { Locale } from '@voyage/domain/locale.ts';
import { inLanguage } from '@voyage/routes/href.ts';
import { useRouter } from '@tanstack/react-router';
import { useSite } from '../context/site-context.ts';
import { removeTranslatedQueries, storeLanguage } from './stored-language.ts';

/**
 * Opens the same page in another language; the choice is stored here, in the profile, and for the server
 * (docs/product/overview.md).
 */
export function useChooseLanguage(): (to: Locale) => Promise<void> {
  const { api, queryClient } = useSite();
  const router = useRouter();
  return async (to) => {
    storeLanguage(to);
    removeTranslatedQueries(queryClient);
    // the choice is stored locally in any case
    if (api.session?.token()) api.call('setLanguage', { body: { lang: to } }).catch(() => {});
    await router.navigate({ href: inLanguage(router.latestLocation.href, to), replace: true });
  };
}
