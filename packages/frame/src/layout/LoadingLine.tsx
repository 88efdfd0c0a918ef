import { useIntl } from '@voyage/i18n/intl.tsx';
import { LoadingLine as Line } from '@voyage/ui/LoadingLine.tsx';
import { useRouterState } from '@tanstack/react-router';
import { useHydrated } from '../preferences/preferences.ts';

/** The line at the top while a page is on its way. */
export function LoadingLine() {
  const { formatMessage: t } = useIntl();
  const loading = useRouterState({ select: (state) => state.status === 'pending' });
  const hydrated = useHydrated(); // a page that only the browser renders is on its way from the start, which the server's page does not show
  return <Line active={loading && hydrated} label={t({ id: 'site.loading' })} />;
}
