import { useIntl } from '@voyage/i18n/intl.tsx';
import { LoadFailure } from '../errors/LoadFailure.tsx';
import * as css from './ListsFailure.css.ts';

/** As much of a query as it takes to try it again. */
export interface List {
  data: unknown;
  errorUpdateCount: number;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * Shown in a form whose lists (titles, phone codes, countries, topics) could not be loaded, without which it
 * cannot be sent: what failed, and a retry of those alone, which stays while they are tried again. Nothing if none
 * has failed.
 */
export function ListsFailure({ lists }: { lists: readonly List[] }) {
  const { t } = useIntl();
  const failed = lists.filter(({ data, errorUpdateCount }) => errorUpdateCount > 0 && data === undefined);
  if (failed.length === 0) return null;
  return (
    <LoadFailure
      className={css.problem}
      text={t('error.get', { request: t('request.form') })}
      busy={failed.some(({ isFetching }) => isFetching)}
      onRetry={() => failed.forEach(({ refetch }) => void refetch())}
    />
  );
}
