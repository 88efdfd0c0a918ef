import type { OrderDetail } from '@voyage/contracts/booking.ts';
import type { Offer } from '@voyage/contracts/stay.ts';
import { checkInEnd, type CheckInHours } from '@voyage/domain/check-in-hours.ts';
import type { HotelPicture } from '@voyage/domain/hotel-picture.ts';
import { freeCancellation } from '@voyage/domain/free-cancellation.ts';
import { langOf } from '@voyage/domain/partial-text.ts';
import { daySpan } from '@voyage/i18n/dates.ts';
import { dotted } from '@voyage/i18n/join.ts';
import { momentOn, localTimeZone } from '@voyage/i18n/moments.ts';
import { useApproximations } from './approximate.ts';
import { cancellationLines } from './cancellation-words.ts';
import { depositLines, feeLines } from './fee-words.ts';
import { FormerPrice } from './FormerPrice.tsx';
import { partyWords, roomLines } from './party-words.ts';
import { PayTerms } from './PayTerms.tsx';
import { cityOf, placeOf } from './place-of.ts';
import { priceLines } from './price-lines.ts';
import { SupplierText } from './SupplierText.tsx';
import { RoomPrices } from './RoomPrices.tsx';
import { isNamedNonRefundable } from './rate-names.ts';
import { writtenAmount } from './written-amount.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { FactsList, Summary } from '@voyage/ui/content/FactsList.tsx';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { hotelPicture } from '@voyage/pictures/pictures.ts';
import * as css from './BookingSummary.css.ts';
import { heading, secondary, smallPrint, text } from '@voyage/ui/base/typography.css.ts';
import { Fragment, useState } from 'react';

interface Props {
  hotel: Pick<OrderDetail['hotel'], 'name' | 'district' | 'langs'> & { place: { name: string } | string };
  room: string;
  /** Of the room, where the supplier names them for the booking. */
  beds?: OrderDetail['beds'];
  /** The attribute `lang` of the room's name, if it is not in the page's language. */
  roomLang?: string | undefined;
  plan: Offer['plan'];
  price: OrderDetail['price'];
  promotion: OrderDetail['promotion'];
  /** What comes with the rate beside what its plan includes. */
  extras?: OrderDetail['extras'];
  /** What has become of the total since it was booked. */
  changed?: { label: string; value: string }[];
  cancellation: OrderDetail['cancellation'];
  /** What a card is charged for a prepaid rate; in brief it is stated. */
  charge?: Offer['charge'];
  /** `roomStates`: of an order, whose rooms may have been cancelled one by one. */
  stay: Pick<OrderDetail, 'checkIn' | 'checkOut' | 'nights' | 'parties'> &
    Partial<Pick<OrderDetail, 'roomStates'>>;
  /** Of the hotel; none if no picture is known to show it. */
  picture?: HotelPicture | undefined;
  /** 'HH:mm' in the hotel's local time. */
  times?: CheckInHours & { checkOutTime: string };
  /** The booking credit that it uses, before it is booked. */
  credit?: string | undefined;
  /** Beside a dialog: without the parts of the total, the plan's text, and the deadline on other clocks. */
  brief?: boolean;
}

/** The summary of a stay, the same before the booking and on the order. */
export function BookingSummary({
  hotel,
  room,
  beds,
  roomLang,
  plan,
  price,
  promotion,
  extras = [],
  changed = [],
  cancellation,
  charge,
  stay,
  picture,
  times,
  credit,
  brief = false,
}: Props) {
  const { t, locale } = usePage();
  const shown = hotelPicture(picture || null);
  const approximations = useApproximations(charge);
  const approximate = approximations(price.total);
  const total = writtenAmount(approximations, price.total);
  const span = { rooms: stay.parties.length, nights: stay.nights };
  return (
    <Summary
      amounts={brief ? [] : priceLines(t, locale, { price, promotion }, span)}
      total={{
        label: t('booking.summary.total'),
        value: (
          <>
            <FormerPrice of={price} approximations={approximations} />
            <span>{total.first}</span>
            {total.beside && <span className={`${text.small} ${css.other}`}>{total.beside}</span>}
          </>
        ),
      }}
      after={!brief && <RoomPrices price={price} parties={stay.parties} />}
      beside={[...changed, ...depositLines(t, locale, price), ...feeLines(t, locale, price)]}
    >
      {shown && <Picture source={shown} alt="" crop="wide" sizes="(min-width: 68rem) 21rem, 90vw" />}
      <div>
        <h2 className={heading.h3} lang={langOf(hotel, 'name')}>
          {hotel.name}
        </h2>
        <p className={secondary}>{placeOf(hotel)}</p>
      </div>
      <FactsList
        facts={[
          {
            term: t('booking.summary.stay'),
            value: (
              <>
                <span>{daySpan(stay.checkIn, stay.checkOut, locale)}</span>
                <br />
                <span>{partyWords(t, stay.parties)}</span>
                {!brief &&
                  roomLines(t, stay.parties).map((room, i) => (
                    <Fragment key={room}>
                      <br />
                      <span className={smallPrint}>
                        {dotted([
                          room,
                          stay.roomStates?.[i]?.state === 'cancelled' && t('order.status.cancelled'),
                        ])}
                      </span>
                    </Fragment>
                  ))}
                {times && (
                  <span className={`${smallPrint} ${css.times}`}>
                    {t('booking.summary.times', {
                      in: times.checkInTime,
                      out: times.checkOutTime,
                      ...checkInEnd(times),
                      place: cityOf(hotel),
                    })}
                  </span>
                )}
              </>
            ),
          },
          {
            term: t('booking.summary.room'),
            value: (
              <>
                <span lang={roomLang}>{room}</span>
                {beds && (
                  <>
                    <br />
                    <SupplierText of={beds} />
                  </>
                )}
              </>
            ),
          },
          {
            term: t('booking.summary.plan'),
            value: (
              <>
                <span lang={langOf(plan, 'name')}>{plan.name}</span>
                {!brief && plan.summary !== '' && (
                  <>
                    <br />
                    <span className={smallPrint} lang={langOf(plan, 'summary')}>
                      {plan.summary}
                    </span>
                  </>
                )}
                {!brief &&
                  extras.map((extra) => (
                    <Fragment key={extra.text}>
                      <br />
                      <span className={smallPrint}>
                        <SupplierText of={extra} />
                      </span>
                    </Fragment>
                  ))}
              </>
            ),
          },
          !(brief && isNamedNonRefundable({ plan, cancellation })) && {
            term: t('booking.summary.deadline'),
            value: <CancellationTerms cancellation={cancellation} city={cityOf(hotel)} brief={brief} />,
          },
          brief &&
            charge && {
              term: t('order.payment'),
              value: <PayTerms charge={charge} currency={price.total.currency} />,
            },
          credit !== undefined && { term: t('order.credit'), value: credit },
        ]}
      />
      <p className={smallPrint}>
        <span>{t('stays.card.total', span)}</span>
        {approximate && (
          <>
            <br />
            <span>{approximate.note}</span>
          </>
        )}
        {!brief && price.lines?.some(({ kind }) => kind === 'taxAndService') && (
          <>
            <br />
            <span>{t('booking.summary.taxes.note')}</span>
          </>
        )}
      </p>
    </Summary>
  );
}

/** Until when cancelling is free, in the hotel's and the visitor's local time, and what it costs after that. */
function CancellationTerms({
  cancellation,
  city,
  brief,
}: {
  cancellation: OrderDetail['cancellation'];
  city: string;
  brief: boolean;
}) {
  const { t, locale } = usePage();
  const [now] = useState(() => Date.now());
  const { deadline, timeZone } = cancellation;
  const [first, ...later] = cancellationLines(t, locale, cancellation, city, now);
  const zone = localTimeZone();
  const isFree = deadline !== null && freeCancellation(deadline, now) === 'free';
  const own =
    isFree && zone !== timeZone
      ? [t('booking.deadline.own', { deadline: momentOn(deadline, { timeZone: zone, place: null }, locale) })]
      : [];
  return (
    <>
      <span>{first}</span>
      {!brief &&
        [...own, ...later].map((line) => (
          <Fragment key={line}>
            <br />
            <span className={smallPrint}>{line}</span>
          </Fragment>
        ))}
    </>
  );
}
