import { accountQueries } from '@voyage/api-client/account-queries.ts';
import { LoadFailure } from '@voyage/site-core/errors/LoadFailure.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import { heading } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { Journey } from './Journey.tsx';
import * as css from './Journey.css.ts';

/** The member's requests, newest first. Fetched only in the browser; renders nothing if there are none. */
export default function OwnJourneys() {
  const { t, locale, api } = usePage();
  const { data, errorUpdateCount, refetch, isFetching } = useQuery(
    accountQueries.tailorMadeRequests(api, locale),
  );
  // Also while they are tried again, so that the pressed button stays.
  if (errorUpdateCount > 0 && !data)
    return (
      <section className={`${container} ${css.journeys}`} aria-labelledby="journeys">
        <h2 className={heading.h2} id="journeys">
          {t('tailorMade.own.title')}
        </h2>
        <LoadFailure
          className={css.failed}
          text={t('tailorMade.own.failed')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </section>
    );
  if (!data || data.requests.length === 0) return null;
  return (
    <section className={`${container} ${css.journeys}`} aria-labelledby="journeys">
      <h2 className={heading.h2} id="journeys">
        {t('tailorMade.own.title')}
      </h2>
      {data.requests.map((request) => (
        <Journey key={request.requestNumber} request={request} />
      ))}
    </section>
  );
}
