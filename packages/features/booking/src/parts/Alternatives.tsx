import { queries } from '@voyage/api-client/queries.ts';
import { closestRate, differentTerms } from '@voyage/domain/closest-rate.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { dotted } from '@voyage/i18n/join.ts';
import { useApproximations } from '@voyage/stay-parts/approximate.ts';
import { writtenAmount, type WrittenAmount } from '@voyage/stay-parts/written-amount.ts';
import { cityOf, placeOf } from '@voyage/stay-parts/place-of.ts';
import { isAnswered, useHotelPrices } from '@voyage/stay-parts/hotel-prices.ts';
import { feeWords } from '@voyage/stay-parts/fee-words.ts';
import { rateConditions } from '@voyage/stay-parts/rate-conditions.ts';
import { href } from '@voyage/routes/href.ts';
import { stayQuery, type CompleteStay } from '@voyage/routes/stay-query.ts';
import { Section } from '@voyage/site-chrome/layout/Section.tsx';
import { ListSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { secondary, smallPrint, text } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { termWords } from '../state/term-words.ts';
import { hotelPlans, type UnavailableChoice } from '../state/unavailable-choice.ts';
import * as css from './Alternatives.css.ts';

const maxOfEach = 3;

/**
 * Alternatives to an unavailable room: other rooms of the hotel and the nearest hotels for the same stay, as
 * links. Each room leads to the rate most like the wanted one, and says beforehand which of its terms differ.
 */
export function Alternatives({
  hotelId,
  stay,
  wanted,
}: {
  hotelId: string;
  stay: CompleteStay;
  /** Undefined if it is not known: then the rates that commit least, with their terms. */
  wanted: UnavailableChoice | undefined;
}) {
  const { t, locale, api } = usePage();
  const [now] = useState(() => Date.now());
  const plans = useQuery(hotelPlans(api, locale, hotelId, stay));
  const hotel = useQuery(queries.hotel(api, locale, hotelId));
  const near = hotel.data?.nearby ?? [];
  const prices = useHotelPrices(
    { stay, payAt: ['property', 'prepaid'] },
    near.map((one) => one.hotel.id),
  );
  const exchange = useQuery(queries.exchange(api));
  const approximations = useApproximations();
  const isLoading = [plans, hotel, exchange].some((query) => query.isLoading);
  // Each list appears as a whole, to avoid layout shifts; the hotels are below the rooms and may take longer.
  const isPricing = [...prices.values()].includes('waiting');
  const city = hotel.data ? cityOf(hotel.data) : null;
  const rooms = (plans.data?.rooms ?? []).flatMap(({ room, offers }) => {
    const offer = room.code === wanted?.room ? undefined : closestRate(offers, wanted?.rate, now);
    if (!offer) return [];
    const terms = wanted ? differentTerms(offer, wanted.rate, now) : (['cancellation', 'payment'] as const);
    return [{ room, offer, terms: termWords(t, locale, offer, terms, city, now) }];
  });
  const asked = near.map(({ hotel: other }) => ({ other, price: prices.get(other.id) }));
  // Those without an answer may have rooms: they follow the others, without a price.
  const hotels = [
    ...asked.flatMap(({ other, price }) =>
      isAnswered(price) && price.cheapest ? [{ other, cheapest: price.cheapest }] : [],
    ),
    ...asked.flatMap(({ other, price }) => (price === 'failed' ? [{ other, cheapest: null }] : [])),
  ];
  if (isLoading) return <ListSkeleton label={t('site.loading')} count={2} />;
  return (
    <div className={css.alternatives}>
      {plans.data && (
        <Section className={css.group} id="other-rooms" title={t('booking.other.rooms')}>
          {rooms.length === 0 && <p className={secondary}>{t('booking.other.none')}</p>}
          <ul className={css.list}>
            {rooms.slice(0, maxOfEach).map(({ room, offer, terms }) => (
              <Choice
                key={room.id}
                name={room.name}
                about={wanted ? offer.plan.name : dotted([offer.plan.name, terms])}
                differs={wanted && terms && t('booking.other.differs', { what: terms })}
                price={writtenAmount(approximations, offer.price.total)}
                href={href.booking(locale, offer.offerRef, { ...stayQuery(stay), hotel: hotelId })}
                action={t('booking.other.choose', { room: room.name })}
              />
            ))}
          </ul>
        </Section>
      )}
      {(isPricing || hotels.length > 0) && (
        <Section className={css.group} id="other-hotels" title={t('booking.other.hotels')}>
          {isPricing ? (
            <ListSkeleton label={t('stays.prices.begun')} count={maxOfEach} />
          ) : (
            <ul className={css.list}>
              {hotels.slice(0, maxOfEach).map(({ other, cheapest }) => (
                <Choice
                  key={other.id}
                  name={other.name}
                  about={dotted([
                    placeOf(other),
                    ...(cheapest
                      ? [
                          cheapest.roomName,
                          rateConditions(t, cheapest),
                          ...feeWords(t, locale, cheapest.feesAtHotel),
                        ]
                      : [t('stays.card.noPrice')]),
                  ])}
                  price={cheapest && writtenAmount(approximations, cheapest.total)}
                  href={href.hotel(locale, other.id, stayQuery(stay))}
                  action={t('booking.other.see', { hotel: other.name })}
                />
              ))}
            </ul>
          )}
        </Section>
      )}
    </div>
  );
}

function Choice({
  name,
  about,
  differs,
  price,
  href: address,
  action,
}: {
  name: string;
  about: string;
  /** What is not as it was wanted. */
  differs?: string | undefined;
  /** Null if it could not be obtained. */
  price: WrittenAmount | null;
  href: string;
  action: string;
}) {
  const differsId = useId();
  return (
    <li className={css.choice}>
      <div>
        <strong>{name}</strong>
        <p className={smallPrint}>{about}</p>
        {differs && (
          <p className={text.small} id={differsId}>
            {differs}
          </p>
        )}
      </div>
      {price && (
        <div className={css.price}>
          <strong>{price.first}</strong>
          <span className={smallPrint}>{price.beside}</span>
        </div>
      )}
      <ButtonLink
        variant="secondary"
        className={css.action}
        href={address}
        aria-describedby={differs && differsId}
      >
        {action}
      </ButtonLink>
    </li>
  );
}
