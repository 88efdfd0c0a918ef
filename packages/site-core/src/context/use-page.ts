import { useIntl } from '@voyage/i18n/intl.tsx';
import { useLocale, useSite } from './site-context.ts';

/** What nearly every part of a page needs: its texts (`t`), its language, and the router's context. */
export function usePage() {
  const { t } = useIntl();
  return { ...useSite(), t, locale: useLocale() };
}
