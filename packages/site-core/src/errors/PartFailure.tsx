import { useIntl } from '@voyage/i18n/intl.tsx';
import { ListSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { useState } from 'react';
import { useFocusToParent } from './focus-to-parent.ts';
import { hasFailed, type PartQuery } from './has-failed.ts';
import { PageFailure } from './PageFailure.tsx';

/**
 * In place of a part of a page whose queries failed (`hasFailed`): what happened, and a retry of those alone. It
 * stays while they are tried again, so that the pressed button stays; when it disappears, the focus moves to what it
 * was in. With `loading`, placeholders while they are fetched for the first time; otherwise nothing if none has failed.
 */
export function PartFailure({
  queries,
  alsoStale = false,
  loading = 0,
}: {
  queries: readonly PartQuery[];
  /** Also if there is data that could not be fetched again. */
  alsoStale?: boolean;
  /** The rows of the list that is expected. */
  loading?: number;
}) {
  const { t } = useIntl();
  const failed = queries.filter((query) => hasFailed(query) || (alsoStale && query.error));
  if (failed.length > 0) return <Panel failed={failed} />;
  const isLoading = loading > 0 && queries.some(({ data }) => data === undefined);
  return isLoading && <ListSkeleton label={t('site.loading')} count={loading} />;
}

function Panel({ failed }: { failed: readonly PartQuery[] }) {
  const { t } = useIntl();
  const own = useFocusToParent<HTMLDivElement>();
  const error = failed.find((query) => query.error)?.error;
  // While a query is tried again, its error is unknown.
  const [last, setLast] = useState(error);
  if (error && error !== last) setLast(error);
  return (
    <div ref={own}>
      <PageFailure
        error={last}
        level={2}
        busy={failed.some(({ isFetching }) => isFetching) && t('site.loading')}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      />
    </div>
  );
}
