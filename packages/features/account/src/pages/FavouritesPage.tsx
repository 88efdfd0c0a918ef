import { accountQueries } from '@voyage/api-client/account-queries.ts';
import { href } from '@voyage/routes/href.ts';
import { stayQuery } from '@voyage/routes/stay-query.ts';
import { hasFailed } from '@voyage/site-core/errors/has-failed.ts';
import { PartFailure } from '@voyage/site-core/errors/PartFailure.tsx';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useApproximations } from '@voyage/stay-parts/approximate.ts';
import { CompareBar } from '@voyage/stay-parts/CompareBar.tsx';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import { ListSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { PageLinks } from '@voyage/site-core/router/PageLinks.tsx';
import { heading, secondary } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FavouriteRow } from '../parts/FavouriteRow.tsx';
import { cheapestOf, useFavouritePrices } from '../parts/favourite-prices.ts';
import { rememberedStay } from '../state/remembered-stay.ts';
import * as css from '../parts/account.css.ts';

const pageSize = 20;

/** The hotels that a member saved: with notes, nights and current prices. */
export function FavouritesPage({ page = 1 }: { page?: number | undefined }) {
  const { t, locale, api } = usePage();
  const approximations = useApproximations();
  const [defaultStay] = useState(rememberedStay);
  const query = useQuery(
    accountQueries.favouriteDetails(api, locale, { page, pageSize, ...(defaultStay && { defaultStay }) }),
  );
  const data = approximations.isSettled ? query.data : undefined;
  // The nights that one of the chosen hotels is priced for: the others are compared for them too.
  const stayOf = (ids: readonly string[]) => {
    const stay = data?.hotels.find(
      ({ hotel, pricedStay }) => pricedStay && ids.includes(hotel.id),
    )?.pricedStay;
    return stay ? stayQuery(stay) : undefined;
  };
  const asked = useFavouritePrices(data?.hotels ?? []);
  const rateNote = data?.hotels
    .map((favourite) => approximations(cheapestOf(favourite, asked.get(favourite))?.total)?.noteForAll)
    .find((note) => note !== undefined);
  return (
    <div className={`${container} ${css.page}`}>
      <div>
        <h1 className={heading.h1}>{t('favourites.title')}</h1>
        <p className={secondary}>{t('favourites.text')}</p>
      </div>
      <PartFailure queries={[query]} alsoStale />
      {!data && !hasFailed(query) && <ListSkeleton label={t('site.loading')} count={3} />}
      {data?.hotels.length === 0 && (
        <EmptyPanel
          ornament="compass"
          title={t('favourites.empty.title')}
          text={t('favourites.empty.text')}
          action={<ButtonLink href={href.hotels(locale)}>{t('orders.empty.action')}</ButtonLink>}
        />
      )}
      <ul className={css.orders}>
        {data?.hotels.map((favourite) => (
          <FavouriteRow
            key={favourite.hotel.id}
            favourite={favourite}
            asked={asked.get(favourite)}
            approximations={approximations}
          />
        ))}
      </ul>
      {rateNote && <p className={secondary}>{rateNote}</p>}
      <PageLinks
        label={t('favourites.pages')}
        page={page}
        total={data?.total}
        pageSize={pageSize}
        hrefOf={(n) => href.favourites(locale, { page: n })}
      />
      <CompareBar stayOf={stayOf} />
    </div>
  );
}
