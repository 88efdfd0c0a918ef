import { isFailure } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { PageFailure } from '@voyage/site-core/errors/PageFailure.tsx';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useProfile } from '@voyage/site-core/session/member.ts';
import { href } from '@voyage/routes/href.ts';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { ListSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { byPhrase, heading } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { OrderForm } from '../parts/OrderForm.tsx';
import * as css from '../parts/order.css.ts';

/** The order form of a product at an airport; payment uses the payment pages. */
export function FastTrackOrderPage({ iata, productId }: { iata: string; productId: string }) {
  const { t, locale, api } = usePage();
  const { isPending: profileComes } = useProfile(); // the form is prefilled from it
  const {
    data: airport,
    error,
    refetch,
  } = useQuery({ ...queries.fastTrackAirport(api, locale, iata.toLowerCase()), retry: false });
  const product = airport?.products.find(({ id }) => id === productId);
  if (isFailure(error, 'fastTrackNotOffered', 'invalidValue') || (airport && !product))
    return (
      <EmptyPanel
        level={1}
        ornament="compass"
        title={t('error.py0006')}
        action={<ButtonLink href={href.fastTrack(locale)}>{t('fastTrack.all')}</ButtonLink>}
      />
    );
  if (error && !airport) return <PageFailure error={error} onRetry={() => refetch()} />;
  return (
    <div className={container}>
      <p className={css.back}>
        <TextLink href={href.fastTrackAirport(locale, iata)}>{`← ${t('fastTrack.back')}`}</TextLink>
      </p>
      {airport && product && !profileComes ? (
        <>
          <h1 className={`${heading.h1} ${byPhrase}`}>
            {t('fastTrack.airport.heading', { airport: airport.name })}
          </h1>
          <OrderForm key={product.id} airport={airport} product={product} />
        </>
      ) : (
        <ListSkeleton label={t('site.loading')} count={5} />
      )}
    </div>
  );
}
