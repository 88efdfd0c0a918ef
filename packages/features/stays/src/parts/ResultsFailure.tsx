import { isFailure, type RequestFailure } from '@voyage/api-client/failure.ts';
import { href } from '@voyage/routes/href.ts';
import { useErrorMessage } from '@voyage/site-core/errors/error-message.ts';
import { PageFailure } from '@voyage/site-core/errors/PageFailure.tsx';
import { NextDestinations } from '@voyage/site-chrome/links/NextDestinations.tsx';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import * as css from './results.css.ts';
import { searchRefusals } from '../state/search-refusals.ts';

/** Why there is no list: an unknown place, an invalid address, or no connection. */
export function ResultsFailure({ error, level }: { error: RequestFailure; level: 1 | 2 }) {
  const { t, locale } = usePage();
  const errorMessage = useErrorMessage();
  if (isFailure(error, 'placeNotFound', ...searchRefusals))
    return (
      <div className={css.noList}>
        <EmptyPanel
          level={1}
          ornament="compass"
          title={errorMessage(error)}
          action={
            <ButtonLink variant="secondary" href={href.hotels(locale)}>
              {t('stays.landing.title')}
            </ButtonLink>
          }
        />
        <NextDestinations />
      </div>
    );
  return <PageFailure error={error} level={level} />;
}
