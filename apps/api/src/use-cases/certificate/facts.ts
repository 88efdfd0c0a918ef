import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { intlLocale, type Locale } from '@voyage/domain/locale.ts';
import { formatMoney, formatRate, type Money } from '@voyage/domain/money.ts';
import { dateFormat, momentOn, plainDay } from '@voyage/domain/written-date.ts';
import { dayInZone, type IsoDay } from '@voyage/domain/stay-date.ts';
import { localized } from '../../content.ts';
import { brands } from '../../mail/brands.ts';
import type { Brand } from '../../mail/transport.ts';
import { certificateWords, type SayCertificate } from './words.ts';

/** What a certificate is made of. `worth`: the total in the member's currency, approximately, at `rate` for one unit on the day `asOf`. */
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
  /** In the member's own words: last, and first to give way. */
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
  const say = certificateWords(locale);
  const { name, contact } = brands[brand];
  const status = order.status === 'cancelled' || order.status === 'completed' ? order.status : 'confirmed';
  const numbers: [string, string | null][] = [
    [say('cancellationNumber'), order.hotelCancellationNumber],
    [say('confirmationNumber'), order.hotelConfirmationNumber],
    [say('reservationNumber'), order.reservationNumber],
    [say('memberNumber'), memberNumber],
  ];
  return {
    title: say(status === 'cancelled' ? 'title.cancelled' : 'title'),
    brandName: name,
    number: { label: say('bookingNumber'), value: order.bookingNumber },
    status: say(`status.${status}`),
    numbers: numbers.flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value }])),
    hotel: { name: order.hotel.name, address: order.hotelContact.address },
    stay: [
      when(
        say('checkIn'),
        order.checkIn,
        (weekday) => say('checkIn.time', { weekday, time: order.hotelContact.checkInTime }),
        locale,
      ),
      when(
        say('checkOut'),
        order.checkOut,
        (weekday) => say('checkOut.time', { weekday, time: order.hotelContact.checkOutTime }),
        locale,
      ),
      {
        label: say('stay'),
        value: say('nights', { count: order.nights }),
        detail: say('rooms', { count: order.rooms }),
      },
    ],
    facts: aboutStay(order, locale, say),
    note: order.note === '' ? null : { label: say('note'), value: order.note },
    terms: termsOf(order, locale, now, say),
    price: priceOf(order, worth, locale, say),
    show: say(status === 'confirmed' ? 'show' : `show.${status}`),
    contact: `${contact.phone}   ·   ${contact.email}`,
    issuer: `${say('issued', { day: plainDay(dayInZone(now, 'Asia/Taipei'), locale) })}   ·   ${localized.org.name[locale]}`,
  };
}

function when(
  label: string,
  day: IsoDay,
  detail: (weekday: string) => string,
  locale: Locale,
): CertificateFacts['stay'][number] {
  const weekday = dateFormat(intlLocale(locale), { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
  return { label, value: plainDay(day, locale), detail: detail(weekday) };
}

function aboutStay(order: OrderDetail, locale: Locale, say: SayCertificate): Labelled[] {
  const { guest, room, plan, adults, children, childAges } = order;
  const people = say('party.people', { adults, children });
  const ages = childAges.length === 0 ? '' : say('party.ages', { ages: childAges.join(say('list')) });
  const aside = (text: string) => (text === '' ? '' : locale === 'en' ? ` (${text})` : `（${text}）`);
  const breakfasts = { count: plan.breakfasts };
  const privileges = [
    plan.breakfasts > 0 ? say('privileges.breakfasts', breakfasts) : '',
    plan.creditUsd > 0 ? say('privileges.credit', { amount: plan.creditUsd }) : '',
  ].filter(Boolean);
  const rows: [string, string][] = [
    [say('guest'), `${guest.lastname.toUpperCase()}, ${guest.firstname}`],
    [say('party'), people + aside(ages)],
    [
      say('room'),
      [
        order.roomName,
        room.beds,
        room.sizeSquareMetres > 0 ? say('room.size', { size: room.sizeSquareMetres }) : '',
      ]
        .filter(Boolean)
        .join(' · '),
    ],
    [say('plan'), order.planName],
    plan.memberOnly
      ? [say('privileges'), privileges.join('\n')]
      : [
          say('included'),
          plan.breakfasts > 0 ? say('included.breakfasts', breakfasts) : say('included.roomOnly'),
        ],
    [say('arrival'), order.arrivalTime ?? ''],
    [
      say('requests'),
      order.specialRequests.length > 0
        ? order.specialRequests.map((r) => r.name).join(say('list')) + aside(say('requests.note'))
        : '',
    ],
  ];
  return rows.flatMap(([label, value]) => (value === '' ? [] : [{ label, value }]));
}

function termsOf(order: OrderDetail, locale: Locale, now: Date, say: SayCertificate): Labelled[] {
  const terms = [{ label: say('payment'), value: paymentOf(order, say) }];
  if (order.status !== 'completed')
    terms.unshift({ label: say('cancellation'), value: cancellationOf(order, locale, now, say) });
  return terms;
}

function cancellationOf(
  { cancellation, cancelledAt, cancellationPenalty, hotel, hotelContact }: OrderDetail,
  locale: Locale,
  now: Date,
  say: SayCertificate,
): string {
  if (cancelledAt !== null) {
    const cost = cancellationPenalty?.amount
      ? say('cancellation.cost', { amount: formatMoney(cancellationPenalty, locale) })
      : say('cancellation.free');
    return `${say('cancellation.done', { moment: momentOn(cancelledAt, { timeZone: hotelContact.timeZone, place: hotel.place }, locale) })}\n${cost}`;
  }
  const { deadline, timeZone, penalty } = cancellation;
  if (deadline === null) return say('cancellation.notRefundable');
  const values = {
    deadline: momentOn(deadline, { timeZone, place: hotel.place }, locale),
    penalty: formatMoney(penalty, locale),
  };
  return say(
    now.getTime() <= Date.parse(deadline) ? 'cancellation.freeUntil' : 'cancellation.wasFreeUntil',
    values,
  );
}

function paymentOf(
  { status, price, payment, cancellationPenalty }: OrderDetail,
  say: SayCertificate,
): string {
  const cancelled = status === 'cancelled';
  if (payment.payAt === 'property') {
    if (!cancelled)
      return say(status === 'completed' ? 'payment.propertyDone' : 'payment.property', {
        currency: price.total.currency,
      });
    return cancellationPenalty?.amount
      ? say('payment.penaltyDue', { amount: formatMoney(cancellationPenalty) })
      : say('payment.nothing');
  }
  const { charge, state, cardLastFour, refund } = payment;
  if (charge === null || (state !== 'paid' && state !== 'refunding' && state !== 'refunded'))
    return say('payment.nothing');
  const values = { amount: formatMoney(charge.amount), digits: cardLastFour ?? '' };
  if (state === 'paid' && !cancelled)
    return say(cardLastFour === null ? 'payment.cardUnnamed' : 'payment.card', values);
  const back =
    refund && (state === 'refunding' || state === 'refunded')
      ? say(`payment.${state}`, { amount: formatMoney(refund.amount) })
      : say('payment.noRefund');
  return `${say(cardLastFour === null ? 'payment.wasUnnamed' : 'payment.was', values)}\n${back}`;
}

function priceOf(
  { price, promotion, payment: { charge } }: OrderDetail,
  worth: CertificateOf['worth'],
  locale: Locale,
  say: SayCertificate,
): CertificateFacts['price'] {
  const { subtotal, discount, service, tax, total } = price;
  const row = (label: string, value: string) => ({ label, value });
  const at = charge ?? worth;
  return {
    label: say('price'),
    rows: [
      row(`${say('price.rooms')} · ${say('nights', { count: price.nights.length })}`, formatMoney(subtotal)),
      ...(discount.amount > 0
        ? [row(promotion?.name ?? say('price.discount'), `−${formatMoney(discount)}`)]
        : []),
      ...(service.amount > 0 ? [row(say('price.service'), formatMoney(service))] : []),
      ...(tax.amount > 0 ? [row(say('price.tax'), formatMoney(tax))] : []),
    ],
    total: row(say('price.total'), formatMoney(total)),
    worth:
      at === null || at.amount.currency === total.currency
        ? null
        : say(charge ? 'price.charged' : 'price.about', {
            amount: formatMoney(at.amount),
            rate: formatRate({ from: total.currency, to: at.amount.currency, rate: at.rate }).replaceAll(
              ' ',
              '\u00a0',
            ),
            day: plainDay(at.asOf.slice(0, 10), locale),
          }),
  };
}
