import { useIntl } from '@voyage/i18n/intl.tsx';
import { LoadingLine as Line } from '@voyage/ui/feedback/LoadingLine.tsx';
import { useRouterState } from '@tanstack/react-router';
import { useHydrated } from '@voyage/site-core/preferences/preferences.ts';

/** The line at the top while a page is loading. */
export function LoadingLine() {
  const { t } = useIntl();
  const loading = useRouterState({ select: (state) => state.status === 'pending' });
  // a page that only the browser renders is loading from the start, unlike in the server-rendered page
  const hydrated = useHydrated();
  return <Line active={loading && hydrated} label={t('site.loading')} />;
}
