import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { freeCancellation } from '@voyage/domain/free-cancellation.ts';
import { hasOneName } from '@voyage/domain/full-name.ts';
import type { PassportName } from '@voyage/domain/passport-name.ts';
import { intlLocale, type Locale } from '@voyage/domain/locale.ts';
import { formatMoney, formatRate, type Money } from '@voyage/domain/money.ts';
import { momentOn } from '@voyage/domain/written-date.ts';
import { plainDay } from '@voyage/domain/written-day.ts';
import { type IsoDay, taipeiDay } from '@voyage/domain/stay-date.ts';
import { localized } from '../../../platform/content.ts';
import { brands } from '../../../mail/brands.ts';
import type { Brand } from '../../../mail/transport.ts';
import { certificateWords, type CertificateMessage } from './words.ts';

/**
 * The data of a certificate. `worth`: the approximate total in the member's currency, at `rate` per unit on
 * the day `asOf`.
 */
export interface CertificateOf {
  order: OrderDetail;
  memberNumber: string;
  brand: Brand;
  locale: Locale;
  now: Date;
  worth: { amount: Money; rate: number; asOf: string } | null;
}
interface Labelled {
  label: string;
  value: string;
}
/** The certificate in words, in reading order. */
export interface CertificateFacts {
  title: string;
  brandName: string;
  number: Labelled;
  status: string;
  numbers: Labelled[];
  hotel: { name: string; address: string };
  stay: { label: string; value: string; detail: string }[];
  facts: Labelled[];
  /** In the member's own words: last, and the first to be shortened. */
  note: Labelled | null;
  terms: Labelled[];
  price: { label: string; rows: Labelled[]; total: Labelled; worth: string | null };
  show: string;
  contact: string;
  issuer: string;
}

export function certificateFacts({
  order,
  memberNumber,
  brand,
  locale,
  now,
  worth,
}: CertificateOf): CertificateFacts {
  const t = certificateWords(locale);
  const { name, contact } = brands[brand];
  const status = order.status === 'cancelled' || order.status === 'completed' ? order.status : 'confirmed';
  const numbers: [string, string | null][] = [
    [t('cancellationNumber'), order.hotelCancellationNumber],
    [t('confirmationNumber'), order.hotelConfirmationNumber],
    [t('reservationNumber'), order.reservationNumber],
    [t('memberNumber'), memberNumber],
    // Of the hotel's own programme; of no use once it is cancelled, when the row is full.
    [t('loyaltyNumber'), status === 'cancelled' ? null : (order.loyalty?.number ?? null)],
  ];
  return {
    title: t(status === 'cancelled' ? 'title.cancelled' : 'title'),
    brandName: name,
    number: { label: t('bookingNumber'), value: order.bookingNumber },
    status: t(`status.${status}`),
    numbers: numbers.flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value }])),
    hotel: { name: order.hotel.name, address: order.hotelContact.address },
    stay: [
      when(
        t('checkIn'),
        order.checkIn,
        (weekday) => t('checkIn.time', { weekday, time: order.hotelContact.checkInTime }),
        locale,
      ),
      when(
        t('checkOut'),
        order.checkOut,
        (weekday) => t('checkOut.time', { weekday, time: order.hotelContact.checkOutTime }),
        locale,
      ),
      {
        label: t('stay'),
        value: t('nights', { count: order.nights }),
        detail: t('rooms', { count: order.rooms }),
      },
    ],
    facts: aboutStay(order, locale, t),
    note: order.note === '' ? null : { label: t('note'), value: order.note },
    terms: termsOf(order, locale, now, t),
    price: priceOf(order, worth, locale, t),
    show: t(status === 'confirmed' ? 'show' : `show.${status}`),
    contact: `${contact.phone}   ·   ${contact.email}`,
    issuer: `${t('issued', { day: plainDay(taipeiDay(now), locale) })}   ·   ${localized.org.name[locale]}`,
  };
}

function when(label: string, day: IsoDay, detail: (weekday: string) => string, locale: Locale) {
  const weekday = new Date(`${day}T00:00:00Z`).toLocaleDateString(intlLocale(locale), {
    weekday: 'long',
    timeZone: 'UTC',
  });
  return { label, value: plainDay(day, locale), detail: detail(weekday) };
}

function aboutStay(order: OrderDetail, locale: Locale, t: CertificateMessage): Labelled[] {
  const { guest, roomGuests, room, plan, adults, children, childAges, creditSharedWith } = order;
  const people = t('party.people', { adults, children });
  const ages = childAges.length === 0 ? '' : t('party.ages', { ages: childAges.join(t('list')) });
  const aside = (text: string) => (text === '' ? '' : locale === 'en' ? ` (${text})` : `（${text}）`);
  const breakfasts = { count: plan.breakfasts };
  const privileges = [
    plan.breakfasts > 0 ? t('privileges.breakfasts', breakfasts) : '',
    // Of two stays close together only the earlier one has it.
    plan.creditUsd > 0 && creditSharedWith === null ? t('privileges.credit', { amount: plan.creditUsd }) : '',
    ...plan.benefits,
  ].filter(Boolean);
  const nameOf = (name: PassportName) =>
    hasOneName(name) ? name.lastname.toUpperCase() : `${name.lastname.toUpperCase()}, ${name.firstname}`;
  const rows: [string, string][] = [
    [t('guest'), nameOf(guest)],
    // A room without a name is booked under the guest's own.
    [
      t('roomGuests'),
      roomGuests
        .filter(({ lastname }) => lastname !== '')
        .map(nameOf)
        .join('\n'),
    ],
    [t('party'), people + aside(ages)],
    [
      t('room'),
      [
        order.roomName,
        room.beds,
        room.sizeSquareMetres > 0 ? t('room.size', { size: room.sizeSquareMetres }) : '',
      ]
        .filter(Boolean)
        .join(' · '),
    ],
    [t('plan'), order.planName],
    plan.memberOnly
      ? [t('privileges'), privileges.join('\n')]
      : [t('included'), plan.breakfasts > 0 ? t('included.breakfasts', breakfasts) : t('included.roomOnly')],
    [t('arrival'), order.arrivalTime ?? ''],
    [
      t('requests'),
      order.specialRequests.length > 0
        ? order.specialRequests.map((r) => r.name).join(t('list')) + aside(t('requests.note'))
        : '',
    ],
  ];
  return rows.flatMap(([label, value]) => (value === '' ? [] : [{ label, value }]));
}

function termsOf(order: OrderDetail, locale: Locale, now: Date, t: CertificateMessage): Labelled[] {
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
  const { deadline, timeZone, penalty } = cancellation;
  if (deadline === null) return t('cancellation.notRefundable');
  const values = {
    deadline: momentOn(deadline, { timeZone, place: hotel.place }, locale),
    penalty: formatMoney(penalty, locale),
  };
  return t(
    freeCancellation(deadline, now.getTime()) === 'free'
      ? 'cancellation.freeUntil'
      : 'cancellation.wasFreeUntil',
    values,
  );
}

function paymentOf(
  { status, price, payment, cancellationPenalty }: OrderDetail,
  locale: Locale,
  t: CertificateMessage,
): string {
  const cancelled = status === 'cancelled';
  if (payment.payAt === 'property') {
    if (!cancelled)
      return t(status === 'completed' ? 'payment.propertyDone' : 'payment.property', {
        currency: price.total.currency,
      });
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

function priceOf(
  { price, promotion, rooms, payment: { charge } }: OrderDetail,
  worth: CertificateOf['worth'],
  locale: Locale,
  t: CertificateMessage,
): CertificateFacts['price'] {
  const { subtotal, discount, service, tax, total } = price;
  const row = (label: string, value: string) => ({ label, value });
  const at = charge ?? worth;
  return {
    label: t('price'),
    rows: [
      row(
        `${t('price.rooms', { count: rooms })} · ${t('nights', { count: price.nights.length })}`,
        formatMoney(subtotal, locale),
      ),
      ...(discount.amount > 0
        ? [row(promotion?.name ?? t('price.discount'), `−${formatMoney(discount, locale)}`)]
        : []),
      ...(service.amount > 0 ? [row(t('price.service'), formatMoney(service, locale))] : []),
      ...(tax.amount > 0 ? [row(t('price.tax'), formatMoney(tax, locale))] : []),
    ],
    total: row(t('price.total'), formatMoney(total, locale)),
    worth:
      at === null || at.amount.currency === total.currency
        ? null
        : t(charge ? 'price.charged' : 'price.about', {
            amount: formatMoney(at.amount, locale),
            rate: formatRate(
              { from: total.currency, to: at.amount.currency, rate: at.rate },
              locale,
            ).replaceAll(' ', '\u00a0'),
            day: plainDay(at.asOf.slice(0, 10), locale),
          }),
  };
}
