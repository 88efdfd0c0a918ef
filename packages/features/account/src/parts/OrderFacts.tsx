import type { OrderDetail, RoomState } from '@voyage/contracts/booking.ts';
import { checkInEnd } from '@voyage/domain/check-in-hours.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { fullName } from '@voyage/domain/full-name.ts';
import { langOf } from '@voyage/domain/partial-text.ts';
import { dotted, listed } from '@voyage/i18n/join.ts';
import { momentOn, localTimeZone } from '@voyage/i18n/moments.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { PhoneLink } from '@voyage/site-core/context/PhoneLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { SupplierText } from '@voyage/stay-parts/SupplierText.tsx';
import { FactsList } from '@voyage/ui/content/FactsList.tsx';
import { Fragment } from 'react';
import { partyLines } from '../state/party-lines.ts';
import { PaymentStatusText } from './OrderPayment.tsx';
import * as css from './order.css.ts';
import { screenOnly } from './order-print.css.ts';

/** The terms: guest, party, room, payment, requests and hotel. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const { t, locale } = usePage();
  return (
    <FactsList
      facts={[
        order.cancelledAt !== null && {
          term: t('order.status.cancelled'),
          value: t('order.cancelled.on', {
            day: momentOn(
              order.cancelledAt,
              { timeZone: order.hotelContact.timeZone, place: order.hotel.place },
              locale,
            ),
          }),
        },
        order.cancellationPenalty !== null && {
          term: t('order.cancelled.cost'),
          value: formatMoney(order.cancellationPenalty, locale),
        },
        ...order.roomStates.map(
          (room, index) =>
            room.cancellationPenalty !== null && {
              term: t('stays.room', { number: index + 1 }),
              value: <CancelledRoom order={order} room={room} cost={room.cancellationPenalty} />,
            },
        ),
        {
          term: t('order.guest'),
          value: (
            <>
              <span>{fullName(order.guest)}</span>
              <br />
              <span>{order.guest.email}</span>
              <br />
              <span>{order.guest.phone}</span>
            </>
          ),
        },
        {
          term: t('order.party'),
          value: partyLines(t, locale, order).map((line, i) => (
            <Fragment key={line}>
              {i > 0 && <br />}
              <span>{line}</span>
            </Fragment>
          )),
        },
        { term: t('booking.summary.room'), value: <Room order={order} /> },
        order.loyalty !== null && {
          term: t('booking.loyalty', { programme: order.loyalty.programme }),
          value: order.loyalty.number,
        },
        { term: t('order.payment'), value: <PaymentStatusText payment={order.payment} /> },
        order.specialRequests.length > 0 && {
          term: t('order.requests'),
          value: listed(
            order.specialRequests.map((r) => r.name),
            locale,
          ),
        },
        order.arrivalTime !== null && { term: t('order.arrival'), value: order.arrivalTime },
        order.note !== '' && { term: t('order.note'), value: order.note },
        {
          term: t('order.contact'),
          value: (
            <>
              <span lang={langOf(order.hotelContact, 'address')}>{order.hotelContact.address}</span>
              <br />
              {order.hotelContact.telephone !== null && (
                <>
                  <PhoneLink phone={order.hotelContact.telephone} />
                  <br />
                </>
              )}
              <span>
                {t('stays.detail.times', {
                  in: order.hotelContact.checkInTime,
                  out: order.hotelContact.checkOutTime,
                  ...checkInEnd(order.hotelContact),
                })}
              </span>
            </>
          ),
        },
        order.hotelContact.notes.length > 0 && {
          term: t('stays.detail.policies'),
          value: (
            <ul className={css.notes} lang={langOf(order.hotelContact, 'notes')}>
              {order.hotelContact.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          ),
        },
        { term: t('booking.purpose'), value: t(`booking.purpose.${order.tripPurpose}`) },
        (order.bookedFor !== null || order.bookedForMember) && {
          term: t('order.madeBy'),
          value: order.bookedFor
            ? t('booking.staff.chosen', { name: order.bookedFor.name, number: order.bookedFor.memberNumber })
            : t('order.madeBy.team'),
        },
        { term: t('order.credit'), value: t(`order.credit.${order.creditUsed}`) },
        {
          term: t('order.bookedAt'),
          value: momentOn(order.bookedAt, { timeZone: localTimeZone(), place: null }, locale),
        },
      ]}
    />
  );
}

/** What staff gave as their reasons; not on paper, which may be handed to the member. */
export function StaffReasons({ order: { staffReasons } }: { order: OrderDetail }) {
  const { t } = useIntl();
  if (!staffReasons) return null;
  return (
    <div className={screenOnly}>
      <FactsList
        facts={(['booking', 'ignoreCredit', 'skipPriceCheck'] as const).map((what) => {
          const value = staffReasons[what];
          return value !== null && { term: t(`order.staff.${what}`), value };
        })}
      />
    </div>
  );
}

/** A room that was cancelled by itself: when, its number, and what it cost. */
function CancelledRoom({
  order,
  room: { cancelledAt, hotelCancellationNumber },
  cost,
}: {
  order: OrderDetail;
  room: RoomState;
  cost: NonNullable<RoomState['cancellationPenalty']>;
}) {
  const { t, locale } = usePage();
  const { timeZone } = order.hotelContact;
  const lines = [
    cancelledAt !== null &&
      t('order.cancelled.on', {
        day: momentOn(cancelledAt, { timeZone, place: order.hotel.place }, locale),
      }),
    hotelCancellationNumber !== null && `${t('order.cancellationNumber')} ${hotelCancellationNumber}`,
    `${t('order.cancelled.cost')} ${formatMoney(cost, locale)}`,
  ].filter((line) => line !== false);
  return lines.map((line, i) => (
    <Fragment key={line}>
      {i > 0 && <br />}
      <span>{line}</span>
    </Fragment>
  ));
}

/** The room as booked: type, size, beds, and the benefits of the rate. */
function Room({ order: { roomName, room, beds, planName, plan, extras = [] } }: { order: OrderDetail }) {
  const { t } = useIntl();
  const size = room.sizeSquareMetres !== null && t('stays.detail.size', { size: room.sizeSquareMetres });
  return (
    <>
      <span lang={langOf(room, 'name')}>{dotted([roomName, !beds && room.beds, size])}</span>
      {beds && (
        <>
          <br />
          <SupplierText of={beds} />
        </>
      )}
      <br />
      <span lang={langOf(plan, 'name')}>{planName}</span>
      {plan.benefits.map((benefit) => (
        <span key={benefit}>
          <br />
          <span lang={langOf(plan, 'benefits')}>{benefit}</span>
        </span>
      ))}
      {extras.map((extra) => (
        <span key={extra.text}>
          <br />
          <SupplierText of={extra} />
        </span>
      ))}
    </>
  );
}
