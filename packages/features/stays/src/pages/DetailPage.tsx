import { isFailure } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { dayInZone } from '@voyage/domain/stay-date.ts';
import type { HotelPicture } from '@voyage/domain/hotel-picture.ts';
import { langOf } from '@voyage/domain/partial-text.ts';
import { completeStay } from '@voyage/routes/complete-stay.ts';
import type { StayQuery } from '@voyage/routes/stay-query.ts';
import { hasFailed } from '@voyage/site-core/errors/has-failed.ts';
import { useDeferredLayout } from '@voyage/site-chrome/loading/deferred-layout.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { FavouriteButton } from '../parts/FavouriteButton.tsx';
import { useFavourites } from '../state/favourites.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { withBeds, type Beds } from '@voyage/stay-parts/bed-choice.ts';
import { useStayRules } from '@voyage/stay-parts/stay-rules.ts';
import { Breadcrumb } from '@voyage/ui/navigation/Breadcrumb.tsx';
import { container, measure } from '@voyage/ui/base/layout.css.ts';
import { heading, smallPrint, text } from '@voyage/ui/base/typography.css.ts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { CompareLine } from '../parts/CompareLine.tsx';
import { HotelFacts } from '../parts/HotelFacts.tsx';
import { HotelMap } from '../parts/HotelMap.tsx';
import { HotelNames } from '../parts/HotelNames.tsx';
import { HotelPictures } from '../parts/HotelPictures.tsx';
import { HotelStory, Privileges } from '../parts/HotelStory.tsx';
import { MemberRatesNote } from '../parts/MemberRatesNote.tsx';
import { PriceCalendar } from '../parts/PriceCalendar.tsx';
import { RoomsAndRates } from '../parts/RoomsAndRates.tsx';
import type { ChosenRate } from '../state/room-rates.ts';
import { SearchBar, type SearchBarHandle } from '../parts/SearchBar.tsx';
import { SearchLine } from '../parts/SearchLine.tsx';
import { SectionNav } from '../parts/SectionNav.tsx';
import { ShareHotel } from '../parts/ShareHotel.tsx';
import { roomsSection, StayPanel } from '../parts/StayPanel.tsx';
import { draftOfAddress } from '../state/address.ts';
import { useBookingHref } from '../state/booking-href.ts';
import { hotelCrumbs } from '../state/crumbs.ts';
import { hotelCalendar } from '../state/hotel-calendar.ts';
import { paymentTimings } from '../state/payment-timings.ts';
import { searchRefusals } from '../state/search-refusals.ts';
import * as compareCss from '../parts/compare.css.ts';
import * as css from '../parts/detail.css.ts';

interface Props {
  /** Its id, or its name in a URL. */
  hotelKey: string;
  /** The stay in the address, as far as given. */
  query: StayQuery;
}

/** Of its style; a supplier's shows the hotel itself. */
const isOurs = (picture: HotelPicture): boolean => typeof picture === 'string';

/** A hotel: pictures, story, rooms and rates of a stay, facts, neighbours. */
export function DetailPage({ hotelKey, query }: Props) {
  const { t, locale, api } = usePage();
  const { data: hotel } = useSuspenseQuery(queries.hotel(api, locale, hotelKey));
  // Stable: the parts below render again only when one of their props changes.
  const { limits, calendars } = useStayRules();
  const complete = useMemo(() => completeStay(query, limits), [query, limits]);
  const asked = 'stay' in complete ? complete.stay : undefined;
  const plans = useQuery({
    ...queries.plans(api, locale, {
      hotelId: hotel.id,
      stay: asked ?? { checkIn: '', checkOut: '', rooms: [] },
      payAt: paymentTimings,
    }),
    enabled: asked !== undefined && !import.meta.env.SSR,
  });
  // One that the service refuses is not shown as a stay.
  const stay = isFailure(plans.error, ...searchRefusals) ? undefined : asked;
  const favourites = useFavourites();
  const [taken, choose] = useState<ChosenRate | null>(null);
  // A different stay has different rates, so the selection is reset.
  const room = plans.data?.rooms.find(({ offers }) => offers.some((offer) => offer === taken?.offer))?.room;
  const chosen = room ? taken : null;
  // By room; they outlive its rates, and the selection.
  const [beds, setBeds] = useState<ReadonlyMap<number, Beds>>(new Map());
  const chooseBeds = useCallback(
    (of: number, kind: Beds) => setBeds((all) => new Map(all).set(of, kind)),
    [],
  );
  const memberOffer = plans.data?.rooms
    .flatMap(({ offers }) => offers.filter(({ plan }) => plan.memberOnly))
    .toSorted((a, b) => a.price.total.amount - b.price.total.amount)[0];
  const [today] = useState(() => dayInZone(new Date(), hotel.timeZone));
  const { data: nextNights } = useQuery({
    ...hotelCalendar(api, hotel.id, undefined, today),
    enabled: calendars && stay === undefined,
  });
  const night =
    nextNights?.days.flatMap(({ rate }) => (rate ? [rate] : [])).toSorted((a, b) => a.amount - b.amount)[0] ??
    null;
  const searchBar = useRef<SearchBarHandle>(null);
  const deferredStory = useDeferredLayout<HTMLDivElement>();
  const deferredRooms = useDeferredLayout<HTMLDivElement>();
  const deferredRest = useDeferredLayout<HTMLDivElement>();
  const { id, name } = hotel;
  const fromAddress = useMemo(
    () => draftOfAddress(query, { code: id, locationType: 'hotel', name }, limits),
    [query, id, name, limits],
  );
  const bookingHref = useBookingHref(locale, hotel.id, query);
  return (
    <div className={`${container} ${css.page}`}>
      <div className={css.way}>
        <Breadcrumb label={t('site.breadcrumb')} crumbs={hotelCrumbs(t, locale, hotel)} linkAs={Link} />
      </div>
      <div className={css.pictures}>
        <HotelPictures hotel={hotel} />
      </div>
      {hotel.pictures.some(isOurs) && (
        <p className={`${smallPrint} ${css.note}`}>{t('stays.pictures.note')}</p>
      )}
      <SectionNav />
      <div className={css.columns}>
        <div className={`${css.intro} ${css.anchor}`} id="overview">
          <HotelNames
            hotel={hotel}
            corner={<FavouriteButton favourites={favourites} hotel={hotel} stay={stay} />}
          >
            <div className={compareCss.actions}>
              <ShareHotel hotel={hotel} stay={stay} />
              <CompareLine hotel={hotel} stay={stay} />
            </div>
          </HotelNames>
          {hotel.flagship && hotel.standfirst && (
            <p className={`${text.large} ${measure} ${css.standfirst}`} lang={langOf(hotel, 'standfirst')}>
              {hotel.standfirst}
            </p>
          )}
        </div>
        <StayPanel
          hotel={hotel}
          stay={stay}
          cheapest={plans.data?.rooms[0]?.offers[0]}
          member={memberOffer}
          loading={stay !== undefined && plans.isPending}
          chosen={chosen && room ? { ...chosen, offer: withBeds(chosen.offer, beds.get(room.id)) } : null}
          night={stay ? null : night}
          bookingHref={bookingHref}
        />
        <div {...deferredStory} className={css.story}>
          <HotelStory hotel={hotel} />
          {hotel.memberRate && <Privileges worth={memberOffer?.privilegesWorth} />}
        </div>
        <div {...deferredRooms} id={roomsSection} className={css.rooms}>
          <div className={css.sectionTop}>
            <h2 className={`${heading.h2} ${css.anchor}`} id="rooms" tabIndex={-1}>
              {t('stays.detail.rooms')}
            </h2>
          </div>
          <div className={css.search}>
            <SearchBar
              ref={searchBar}
              collapsed={Boolean(fromAddress?.dates) && SearchLine}
              fromAddress={fromAddress}
            />
            {stay && <MemberRatesNote />}
          </div>
          <RoomsAndRates
            hotel={hotel}
            stay={complete}
            plans={plans}
            chosen={chosen}
            onChoose={choose}
            beds={beds}
            onBeds={chooseBeds}
            bookingHref={bookingHref}
            onChange={(step) => searchBar.current?.open(step)}
          />
          {calendars && (
            <PriceCalendar
              hotel={hotel}
              stay={stay}
              roomsShown={
                stay !== undefined && !plans.error && !hasFailed(plans) && plans.data?.rooms.length !== 0
              }
            />
          )}
        </div>
      </div>
      <div {...deferredRest} className={css.rest}>
        <HotelMap hotel={hotel} query={query} />
        <HotelFacts hotel={hotel} />
      </div>
    </div>
  );
}
