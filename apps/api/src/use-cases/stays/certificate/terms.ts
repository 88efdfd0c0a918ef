import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { isNonRefundable } from '@voyage/domain/cancellation-windows.ts';
import { freeCancellation } from '@voyage/domain/free-cancellation.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { formatMoney, formatRate, type Money } from '@voyage/domain/money.ts';
import { totalLeft } from '@voyage/domain/total-left.ts';
import { momentOn } from '@voyage/domain/written-date.ts';
import { plainDay } from '@voyage/domain/written-day.ts';
import { inLanguage } from '../../../platform/marked-text.ts';
import type { CertificateMessage } from './words.ts';

export interface Labelled {
  label: string;
  value: string;
}
/** A price and its parts, and what is known beside it: in another currency, at the hotel. */
export interface PriceRows {
  label: string;
  rows: Labelled[];
  total: Labelled;
  beside: string;
}

/** A stay that goes on without rooms that were cancelled by themselves. */
const isReduced = ({ status, roomsCancelled }: OrderDetail): boolean =>
  status !== 'cancelled' && roomsCancelled > 0;
/** The rooms that are certified, by their place in the order: those that are left of a stay that goes on. */
export const certifiedRooms = (order: OrderDetail): number[] =>
  [...order.parties.keys()].filter(
    (room) => !isReduced(order) || order.roomStates[room]?.state !== 'cancelled',
  );

/** What the hotel charges itself may be of all rooms still, if some were cancelled since. */
const statedFor = (
  { price: { statedForRooms } }: Pick<OrderDetail, 'price'>,
  t: CertificateMessage,
): string[] => (statedForRooms === undefined ? [] : [t('statedFor', { count: statedForRooms })]);

export function termsOf(order: OrderDetail, locale: Locale, now: Date, t: CertificateMessage): Labelled[] {
  const terms = [{ label: t('payment'), value: paymentOf(order, locale, t) }];
  if (order.status !== 'completed')
    terms.unshift({ label: t('cancellation'), value: cancellationOf(order, locale, now, t) });
  return terms;
}

function cancellationOf(
  { cancellation, cancelledAt, cancellationPenalty, hotel, hotelContact }: OrderDetail,
  locale: Locale,
  now: Date,
  t: CertificateMessage,
): string {
  if (cancelledAt !== null) {
    const cost = cancellationPenalty?.amount
      ? t('cancellation.cost', { amount: formatMoney(cancellationPenalty, locale) })
      : t('cancellation.free');
    return `${t('cancellation.done', { moment: momentOn(cancelledAt, { timeZone: hotelContact.timeZone, place: hotel.place }, locale) })}\n${cost}`;
  }
  const { windows, deadline, timeZone } = cancellation;
  if (isNonRefundable(windows)) return t('cancellation.notRefundable');
  const moment = (instant: string) => momentOn(instant, { timeZone, place: hotel.place }, locale);
  const charged = windows.filter(({ penalty }) => penalty.amount > 0);
  const [only, more] = charged;
  if (deadline !== null && only && !more)
    return t(
      freeCancellation(deadline, now.getTime()) === 'free'
        ? 'cancellation.freeUntil'
        : 'cancellation.wasFreeUntil',
      { deadline: moment(deadline), penalty: formatMoney(only.penalty, locale) },
    );
  return windows
    .map(({ until, penalty: cost }, at) => {
      const penalty = formatMoney(cost, locale);
      if (until === null) return t(at === 0 ? 'cancellation.always' : 'cancellation.after', { penalty });
      return cost.amount === 0
        ? t('cancellation.freeBefore', { deadline: moment(until) })
        : t('cancellation.until', { deadline: moment(until), penalty });
    })
    .join('\n');
}

function paymentOf(
  { status, price, payment, cancellationPenalty }: OrderDetail,
  locale: Locale,
  t: CertificateMessage,
): string {
  const cancelled = status === 'cancelled';
  if (payment.payAt === 'property') {
    if (status === 'completed') return t('payment.propertyDone', { currency: price.total.currency });
    if (!cancelled)
      return [
        t('payment.property', { currency: price.total.currency }),
        ...(price.deposits ?? []).map(({ amount, due }) =>
          t('payment.deposit', { day: plainDay(due, locale), amount: formatMoney(amount, locale) }),
        ),
        ...(price.deposits ? statedFor({ price }, t) : []),
      ].join('\n');
    return cancellationPenalty?.amount
      ? t('payment.penaltyDue', { amount: formatMoney(cancellationPenalty, locale) })
      : t('payment.nothing');
  }
  const { charge, state, byStaff, cardLastFour, refund } = payment;
  if (charge === null || (state !== 'paid' && state !== 'refunding' && state !== 'refunded'))
    return t('payment.nothing');
  const values = { amount: formatMoney(charge.amount, locale), digits: cardLastFour ?? '' };
  // The member gets it and the hotel sees it: it never names a card of our staff.
  const [paid, wasPaid] = byStaff
    ? (['payment.staff', 'payment.wasStaff'] as const)
    : cardLastFour === null
      ? (['payment.cardUnnamed', 'payment.wasUnnamed'] as const)
      : (['payment.card', 'payment.was'] as const);
  if (state === 'paid' && !cancelled) return t(paid, values);
  const back =
    refund && (state === 'refunding' || state === 'refunded')
      ? t(`payment.${state}`, { amount: formatMoney(refund.amount, locale) })
      : t('payment.noRefund');
  return `${t(wasPaid, values)}\n${back}`;
}

export function priceOf(
  order: OrderDetail,
  worth: { amount: Money; rate: number; asOf: string } | null,
  locale: Locale,
  t: CertificateMessage,
): PriceRows {
  const { total, feesAtHotel } = order.price;
  const { charge } = order.payment;
  const at = charge ?? worth;
  return {
    label: t('price'),
    rows: isReduced(order) ? rowsLeft(order, locale, t) : rowsOf(order, locale, t),
    total: {
      label: t('price.total'),
      value: formatMoney(isReduced(order) ? totalLeft(order) : total, locale),
    },
    beside: [
      ...(at === null || at.amount.currency === total.currency
        ? []
        : [
            at.rate === null
              ? t('price.billed', { amount: formatMoney(at.amount, locale) })
              : t(charge ? 'price.charged' : 'price.about', {
                  amount: formatMoney(at.amount, locale),
                  rate: formatRate(
                    { from: total.currency, to: at.amount.currency, rate: at.rate },
                    locale,
                  ).replaceAll(' ', '\u00a0'),
                  day: plainDay(at.asOf.slice(0, 10), locale),
                }),
          ]),
      ...feesAtHotel.map(({ kind, amount }) => t('price.fee', { kind, amount: formatMoney(amount, locale) })),
      ...(feesAtHotel.length > 0 ? statedFor(order, t) : []),
    ].join('\n'),
  };
}

const row = (label: string, value: string): Labelled => ({ label, value });

/** Of all rooms: the price, a discount and taxes. */
function rowsOf({ price, promotion, rooms }: OrderDetail, locale: Locale, t: CertificateMessage): Labelled[] {
  const { subtotal, discount, service, tax } = price;
  const taxes = { ...tax, amount: service.amount + tax.amount };
  return [
    row(
      `${t('price.rooms', { count: rooms })} · ${t('nights', { count: price.nights.length })}`,
      formatMoney(subtotal, locale),
    ),
    ...(discount.amount > 0
      ? [
          row(
            promotion ? inLanguage(promotion.name, promotion.langs?.name) : t('price.discount'),
            `−${formatMoney(discount, locale)}`,
          ),
        ]
      : []),
    ...(taxes.amount > 0 ? [row(t('price.taxes'), formatMoney(taxes, locale))] : []),
  ];
}

/** Of the rooms that are left: what each costs with everything, and what cancelling the others cost. */
const rowsLeft = (order: OrderDetail, locale: Locale, t: CertificateMessage): Labelled[] =>
  order.roomStates.flatMap(({ state, total, cancellationPenalty }, index) => {
    const number = index + 1;
    if (state === 'booked') return [row(t('price.room', { number }), formatMoney(total, locale))];
    return cancellationPenalty?.amount
      ? [row(t('price.roomCost', { number }), formatMoney(cancellationPenalty, locale))]
      : [];
  });
