import { queries } from '@voyage/api-client/queries.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import type { Offer } from '@voyage/contracts/stay.ts';
import { href } from '@voyage/routes/href.ts';
import { completeStay, stayQuery, type StayQuery } from '@voyage/routes/stay-query.ts';
import { Link } from '@voyage/frame/layout/Link.tsx';
import { placeOf } from '@voyage/journey-parts/place-of.ts';
import { useLocale, useSite } from '@voyage/frame/router/site-context.ts';
import { Badge } from '@voyage/ui/Badge.tsx';
import { Breadcrumb } from '@voyage/ui/Breadcrumb.tsx';
import { FactsList } from '@voyage/ui/FactsList.tsx';
import { container, measure } from '@voyage/ui/layout.css.ts';
import { heading, secondary, text } from '@voyage/ui/typography.css.ts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GroupLinks } from '../parts/GroupLinks.tsx';
import { HotelMap } from '../parts/HotelMap.tsx';
import { HotelPictures } from '../parts/HotelPictures.tsx';
import { PriceCalendar } from '../parts/PriceCalendar.tsx';
import { RoomsAndRates, type ChosenRate } from '../parts/RoomsAndRates.tsx';
import { SearchBar } from '../parts/SearchBar.tsx';
import { StayPanel } from '../parts/StayPanel.tsx';
import { draftOfAddress } from '../state/address.ts';
import { hotelCrumbs } from '../state/crumbs.ts';
import { paymentTimings } from '../state/payment-timings.ts';
import * as css from '../parts/detail.css.ts';

interface Props {
  /** Its id, or its name in an address. */
  hotelKey: string;
  /** The stay of the address, as far as it says one. */
  query: StayQuery;
}

/** A hotel: pictures, story, rooms and rates of a stay, facts, neighbours. */
export function DetailPage({ hotelKey, query }: Props) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const { api } = useSite();
  const { data: hotel } = useSuspenseQuery(queries.hotel(api, locale, hotelKey));
  const complete = completeStay(query);
  const stay = 'stay' in complete ? complete.stay : undefined;
  const plans = useQuery({
    ...queries.plans(api, locale, {
      hotelId: hotel.id,
      stay: stay ?? { checkIn: '', checkOut: '', adults: 1 },
      payAt: paymentTimings,
    }),
    enabled: stay !== undefined && !import.meta.env.SSR,
  });
  const [taken, choose] = useState<ChosenRate | null>(null);
  // Rates of another stay are others, and so is the choice.
  const chosen = plans.data?.rooms.some(({ offers }) => offers.some((offer) => offer === taken?.offer))
    ? taken
    : null;
  const bookingHref = (offer: Offer) =>
    href.booking(locale, offer.offerRef, { ...(stay ? stayQuery(stay) : query), hotel: hotel.id });
  return (
    <div className={`${container} ${css.page}`}>
      <div className={css.way}>
        <Breadcrumb
          label={t({ id: 'site.breadcrumb' })}
          crumbs={hotelCrumbs(t, locale, hotel)}
          linkAs={Link}
        />
      </div>
      <HotelPictures hotel={hotel} />
      <p className={`${text.small} ${secondary} ${css.note}`}>{t({ id: 'stays.pictures.note' })}</p>
      <div className={css.columns}>
        <div className={css.intro}>
          <div className={css.names}>
            {hotel.flagship && <Badge>{t({ id: 'stays.flagship' })}</Badge>}
            <h1 className={heading.h1}>{hotel.name}</h1>
            <p className={secondary}>{placeOf(hotel, hotel.country)}</p>
            <GroupLinks group={hotel.group} brand={hotel.brand} />
          </div>
          {hotel.flagship && hotel.standfirst && (
            <p className={`${text.large} ${measure} ${css.standfirst}`}>{hotel.standfirst}</p>
          )}
        </div>
        <StayPanel
          hotel={hotel}
          stay={stay}
          cheapest={plans.data?.rooms[0]?.offers[0]}
          loading={stay !== undefined && plans.isPending}
          chosen={chosen}
          bookingHref={bookingHref}
        />
        <div className={css.rest}>
          <div className={`${css.story} ${measure}`}>
            {hotel.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {hotel.highlights.length > 0 && (
              <ul className={css.highlights}>
                {hotel.highlights.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </div>
          {hotel.memberRate && (
            <section className={css.privileges} aria-labelledby="privileges">
              <h2 className={heading.h3} id="privileges">
                {t({ id: 'stays.detail.privileges' })}
              </h2>
              <ul>
                <li>{t({ id: 'stays.detail.breakfast' })}</li>
                <li>{t({ id: 'stays.detail.credit' })}</li>
              </ul>
              <p className={`${text.small} ${secondary}`}>{t({ id: 'stays.detail.plansNote' })}</p>
            </section>
          )}
        </div>
        <div className={css.main}>
          <div className={css.sectionTop}>
            <h2 className={heading.h2} id="rooms">
              {t({ id: 'stays.detail.rooms' })}
            </h2>
          </div>
          <div className={css.search}>
            <SearchBar
              folds
              fromAddress={draftOfAddress(query, { code: hotel.id, locationType: 'hotel', name: hotel.name })}
            />
          </div>
          <RoomsAndRates
            hotel={hotel}
            stay={complete}
            plans={plans}
            chosen={chosen}
            onChoose={choose}
            bookingHref={bookingHref}
          />
          <PriceCalendar hotel={hotel} stay={stay} />
          <div className={css.sectionTop}>
            <h2 className={heading.h2}>{t({ id: 'stays.detail.facts' })}</h2>
          </div>
          <div className={css.facts}>
            <FactsList
              facts={[
                { term: t({ id: 'stays.detail.address' }), value: hotel.address },
                { term: t({ id: 'stays.detail.opened' }), value: String(hotel.openedYear) },
                hotel.renovatedYear !== null && {
                  term: t({ id: 'stays.detail.renovated' }),
                  value: String(hotel.renovatedYear),
                },
                { term: t({ id: 'stays.detail.roomCount' }), value: String(hotel.roomCount) },
                {
                  term: t({ id: 'stays.detail.timesLabel' }),
                  value: t({ id: 'stays.detail.times' }, { in: hotel.checkInTime, out: hotel.checkOutTime }),
                },
                {
                  term: t({ id: 'stays.detail.features' }),
                  value: (
                    <span className={css.chips}>
                      {hotel.features.map((f) => (
                        <span key={f.code}>{f.name}</span>
                      ))}
                    </span>
                  ),
                },
                {
                  term: t({ id: 'stays.detail.policies' }),
                  value: (
                    <ul>
                      {hotel.policies.map((p) => (
                        <li key={p.code}>{p.text}</li>
                      ))}
                    </ul>
                  ),
                },
                hotel.promotionDetails.length > 0 && {
                  term: t({ id: 'stays.detail.promotions' }),
                  value: (
                    <ul>
                      {hotel.promotionDetails.map((p) => (
                        <li key={p.code}>
                          <strong>{p.name}</strong> {p.description}
                        </li>
                      ))}
                    </ul>
                  ),
                },
              ]}
            />
          </div>
        </div>
      </div>
      <HotelMap hotel={hotel} query={query} />
    </div>
  );
}
