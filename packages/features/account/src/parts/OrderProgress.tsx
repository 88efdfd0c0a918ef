import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { PhoneLink } from '@voyage/site-core/context/PhoneLink.tsx';
import { dayInZone } from '@voyage/domain/stay-date.ts';
import { stayPromises, type StayPromise } from '@voyage/domain/stay-promises.ts';
import { plainDay } from '@voyage/i18n/dates.ts';
import { momentOn, localTimeZone } from '@voyage/i18n/moments.ts';
import { dotted } from '@voyage/i18n/join.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { secondary, text } from '@voyage/ui/base/typography.css.ts';
import { useState } from 'react';
import * as css from './order.css.ts';
import { OrderFold } from './OrderFold.tsx';

/** The history of a stay, and the promises about it with their dates: kept, missed, or still to come. */
export function OrderProgress({ order }: { order: OrderDetail }) {
  const { t, locale } = usePage();
  const [now] = useState(() => new Date());
  const eventAt = (kind: OrderDetail['events'][number]['kind']) =>
    order.events.find((event) => event.kind === kind)?.at ?? null;
  const { state, refundQueuedAt, held } = order.payment;
  const refundedAt = order.events.findLast(({ kind }) => kind === 'refunded')?.at ?? null;
  const nameOf = (kind: OrderDetail['events'][number]['kind'] | 'booked') =>
    t(kind === 'released' && !held ? 'order.status.released' : `order.event.${kind}`, {
      rooms: order.rooms,
    });
  const promises = stayPromises(
    {
      status: order.status,
      bookedAt: order.bookedAt,
      paidAt: eventAt('authorised') ?? eventAt('paid'),
      confirmedAt: eventAt('confirmed'),
      cancelAskedAt: order.cancelAskedAt ?? order.cancelledAt,
      cancelledAt: eventAt('cancelled') ?? eventAt('cancelledByHotel'),
      refund: state === 'refunding' || state === 'refunded' ? state : null,
      refundQueuedAt,
      refundedAt: state === 'refunded' ? refundedAt : null,
      checkOut: order.checkOut,
      hasLoyaltyNumber: order.loyalty !== null,
    },
    now,
  );
  const moment = (at: string) => momentOn(at, { timeZone: localTimeZone(), place: null }, locale);
  const until = ({ from, to }: StayPromise) =>
    from === null
      ? t('order.promise.by', { moment: moment(to) })
      : t('order.promise.between', { from: plainDay(from, locale), to: plainDay(to, locale) });
  const events = [{ kind: 'booked' as const, at: order.bookedAt }, ...order.events];
  const last = events.at(-1);
  const late = promises.filter(({ state: kept }) => kept === 'missed' || kept === 'overdue').length;
  return (
    <OrderFold
      id="order-progress"
      title={t('order.progress')}
      brief={
        <>
          {last && (
            <span>
              {dotted([nameOf(last.kind), plainDay(dayInZone(new Date(last.at), localTimeZone()), locale)])}
            </span>
          )}
          {late > 0 && (
            <>
              <br />
              <span className={css.late}>{t('order.promises.late', { count: late })}</span>
            </>
          )}
        </>
      }
    >
      <ol className={css.events}>
        {events.map(({ kind, at }, i) => (
          <li key={`${kind}${i}`} className={css.event}>
            <span>{nameOf(kind)}</span>
            <span className={secondary}>{moment(at)}</span>
          </li>
        ))}
      </ol>
      {promises.length > 0 && (
        <>
          <h3 className={`${text.title} ${css.promises}`}>{t('order.promises')}</h3>
          <ul className={css.events}>
            {promises.map((promise) => (
              <li
                key={promise.kind}
                className={css.event}
                data-promise={promise.kind}
                data-state={promise.state}
              >
                <span>{t(`order.promise.${promise.kind}`)}</span>
                <span>
                  <span
                    className={
                      promise.state === 'missed' || promise.state === 'overdue' ? css.late : css.state
                    }
                  >
                    {t(`order.promise.state.${promise.state}`)}
                  </span>
                  <br />
                  <span className={secondary}>{until(promise)}</span>
                  {(promise.state === 'overdue' || promise.state === 'unknown') && (
                    <>
                      <br />
                      <span>{`${t('order.promise.call')} `}</span>
                      <PhoneLink />
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </OrderFold>
  );
}
