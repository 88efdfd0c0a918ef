import type { Output } from '@voyage/contracts/endpoint.ts';
import { orderEventKinds, type OrderDetail, type OrderSummary } from '@voyage/contracts/booking.ts';
import type { orderList } from '@voyage/contracts/hotel-orders.ts';
import { isBooked } from '@voyage/domain/booked.ts';
import { localLocale } from '@voyage/domain/desk-language.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { infants } from '@voyage/domain/occupancy.ts';
import { langsOf } from '@voyage/domain/partial-text.ts';
import { fullName } from '@voyage/domain/full-name.ts';
import { daysBetween } from '@voyage/domain/stay-date.ts';
import { textIn } from '@voyage/domain/partial-text.ts';
import { and, asc, count, desc, eq, inArray, ne, sql, type SQL } from '../../db/drizzle.ts';
import { isCancellation } from '../../db/schema/documents.ts';
import { hotelOrders, orderEvents } from '../../db/schema/orders.ts';
import { users } from '../../db/schema/users.ts';
import { partiesOf } from '../../db/stored-rooms.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';
import { loyaltyProgrammesIn } from '../benefits/loyalty.ts';
import { cancelledByHotel } from '../booking/orders/order-outcome.ts';
import { openIntent } from './cancellation-intent.ts';
import { roomStates } from './room-states.ts';
import { priceLines } from '../../inventory/price-lines.ts';
import { statedTerms } from '../../inventory/stated-terms.ts';
import { cancellationTerms } from '../../inventory/cancellation-terms.ts';
import { windowsOfOrder } from '../booking/orders/order-windows.ts';
import { findOrder, isKnownOrder } from '../booking/orders/find-order.ts';
import {
  cancelNow,
  paymentOfStay,
  refundEvents,
  stayPayment,
  type RefundEvent,
} from '../booking/orders/stay-payment.ts';
import { creditSharedWith, planOf } from './promised-benefits.ts';
import { questionnaireOf } from './questionnaire.ts';
import { staffReasons } from './staff-reasons.ts';

type Row = typeof hotelOrders.$inferSelect;

export async function listOrders(
  services: Services,
  caller: Caller,
  { made, tab, number, sort, page, pageSize }: Output<typeof orderList.body>,
  locale: Locale,
): Promise<Output<typeof orderList.data>> {
  const { orm } = services.db;
  const whose = made
    ? and(eq(hotelOrders.bookedBy, caller.userId), ne(hotelOrders.userId, caller.userId))
    : eq(hotelOrders.userId, caller.userId);
  const own = and(whose, isKnownOrder, hasNumber(number));
  const grouped = await orm
    .select({ status: hotelOrders.status, n: count() })
    .from(hotelOrders)
    .where(own)
    .groupBy(hotelOrders.status);
  const of = (status: string) => grouped.find((g) => g.status === status)?.n ?? 0;
  const counts = {
    all: grouped.reduce((sum, g) => sum + g.n, 0),
    confirmed: of('confirmed') + of('pending') + of('payment'),
    completed: of('completed'),
    cancelled: of('cancelled') + of('released') + of('failed'),
  };
  const wanted =
    tab === 'all'
      ? own
      : tab === 'confirmed'
        ? and(own, inArray(hotelOrders.status, ['pending', 'payment', 'confirmed']))
        : tab === 'cancelled'
          ? and(own, inArray(hotelOrders.status, ['cancelled', 'released', 'failed']))
          : and(own, eq(hotelOrders.status, tab));
  const rows = await orm
    .select()
    .from(hotelOrders)
    .where(wanted)
    .orderBy(...(sort === 'arrival' ? [asc(hotelOrders.checkIn)] : []), desc(hotelOrders.createdAt))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    total: counts[tab],
    page,
    pageSize,
    counts,
    orders: await summaries(services, caller, rows, locale),
  };
}

/**
 * Whether one of the numbers visible to the member contains these letters and figures in sequence, in any
 * notation. Rooms that are only held have no reservation number yet.
 */
function hasNumber(typed: string): SQL | undefined {
  if (typed.trim() === '') return undefined;
  const wanted = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  if (wanted === '') return sql`false`;
  const { bookingNumber, locator, hotelConfirmationNumber, hotelCancellationNumber, status } = hotelOrders;
  const reserved = sql`case when ${inArray(status, ['confirmed', 'completed', 'cancelled'])} then ${locator} end`;
  const all = sql`concat_ws(' ', ${bookingNumber}, ${hotelConfirmationNumber}, ${hotelCancellationNumber}, ${reserved})`;
  return sql`position(${wanted} in regexp_replace(upper(${all}), '[^A-Z0-9 ]', '', 'g')) > 0`;
}

/** One summary per order; `bookedFor` is set only for orders of other members. */
async function summaries(
  services: Services,
  caller: Caller,
  rows: Row[],
  locale: Locale,
): Promise<OrderSummary[]> {
  const others = [...new Set(rows.map(({ userId }) => userId))].filter((id) => id !== caller.userId);
  const members =
    others.length > 0
      ? await services.db.orm
          .select({
            id: users.id,
            firstname: users.firstname,
            lastname: users.lastname,
            memberNumber: users.memberNumber,
          })
          .from(users)
          .where(inArray(users.id, others))
      : [];
  return rows.map((row) => {
    const member = members.find(({ id }) => id === row.userId);
    return {
      ...summary(services, row, locale),
      bookedFor: member ? { name: fullName(member), memberNumber: member.memberNumber } : null,
    };
  });
}

function summary({ inventory }: Services, row: Row, locale: Locale): Omit<OrderSummary, 'bookedFor'> {
  const hotel = inventory.hotelSummary(row.hotelId, locale, 'any');
  const room = inventory.room(row.hotelId, row.roomTypeId, locale);
  const plan = inventory.plan(row.planCode, locale);
  return {
    id: row.id,
    bookingNumber: row.bookingNumber,
    status: row.status,
    hotel: {
      id: hotel.id,
      slug: hotel.slug,
      name: hotel.name,
      place: hotel.place.name,
      district: hotel.district,
      picture: hotel.pictures.slice(0, hotel.leadPictures)[0] ?? '',
      timeZone: row.terms.rate.timeZone,
      ...langsOf({ name: hotel.langs?.name, district: hotel.langs?.district }, locale),
    },
    roomName: room.name,
    planName: plan?.name ?? row.planCode,
    ...langsOf({ roomName: room.langs?.name, planName: plan?.langs?.name }, locale),
    checkIn: row.checkIn,
    checkOut: row.checkOut,
    nights: daysBetween(row.checkIn, row.checkOut),
    rooms: row.rooms,
    roomsCancelled: row.cancelledRooms.length,
    adults: row.adults,
    children: row.childAges.length,
    infants: infants(row.childAges),
    total: { amount: row.totalAmount, currency: row.currency },
    bookedAt: row.createdAt.toISOString(),
  };
}

type Event = typeof orderEvents.$inferSelect;
/** An event as it is shown; undefined: it is not. */
function shownKind(kind: string, detail: Event['detail']): OrderDetail['events'][number]['kind'] | undefined {
  if (kind === 'room-cancelled') return 'roomCancelled';
  if (kind === 'cancelled' && isCancellation(detail) && detail.reason === cancelledByHotel)
    return 'cancelledByHotel';
  return orderEventKinds.find((shown) => shown === kind);
}
/** The events of an order, and the refund of its payment, which is an event of the payment. */
async function eventsOf(
  { db }: Services,
  orderId: string,
  refunds: readonly RefundEvent[],
): Promise<OrderDetail['events']> {
  const rows = await db.orm
    .select({ kind: orderEvents.kind, detail: orderEvents.detail, at: orderEvents.at })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(orderEvents.at, orderEvents.id);
  return [...rows, ...refunds.map((refund) => ({ ...refund, detail: null }))]
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .flatMap(({ kind, detail, at }) => {
      const shown = shownKind(kind, detail);
      return shown ? [{ kind: shown, at: at.toISOString() }] : [];
    });
}

function localAddress({ inventory }: Services, hotelId: number, country: string) {
  const locale = localLocale(country);
  const { name, address, langs } = inventory.hotel(String(hotelId), locale, 'any');
  return {
    locale,
    name,
    address,
    ...langsOf({ name: langs?.name, address: langs?.address }, locale),
    script: inventory.localAddress(hotelId),
  };
}

function bedsOf({ terms: { beds } }: Row, locale: Locale): Pick<OrderDetail, 'beds'> {
  const text = beds && textIn(beds.name, locale);
  return text ? { beds: text } : {};
}

/** Nothing more is collected for it. */
const hasEnded = ({ status }: Row) => status === 'cancelled' || status === 'released' || status === 'failed';

/** An order as its page and its certificate show it. @throws ApiError bk0003 */
export async function orderDetail(
  services: Services,
  caller: Caller,
  orderId: string,
  locale: Locale,
): Promise<OrderDetail> {
  const row = await findOrder(services, caller, orderId);
  const { inventory } = services;
  const hotel = inventory.hotel(String(row.hotelId), locale, 'any');
  const notes = await inventory.notes(row.hotelId, locale);
  const { rate } = row.terms;
  const money = (amount: number) => ({ amount, currency: row.currency });
  const { id: _, ...room } = inventory.room(row.hotelId, row.roomTypeId, locale);
  const payment = await paymentOfStay(services, row);
  const refunds = await refundEvents(services, payment);
  const requests = inventory.specialRequests(locale);
  const [own] = await summaries(services, caller, [row], locale);
  return {
    ...summary(services, row, locale),
    bookedFor: own?.bookedFor ?? null,
    bookedForMember: row.bookedBy !== row.userId,
    staffReasons: await staffReasons(services, caller, row),
    pictures: hotel.pictures.slice(0, hotel.leadPictures),
    // for rooms that are only held there is no reservation yet
    reservationNumber: isBooked(row.status) ? row.locator : null,
    hotelConfirmationNumber: row.hotelConfirmationNumber,
    hotelCancellationNumber: row.hotelCancellationNumber,
    childAges: row.childAges,
    parties: partiesOf(row),
    roomStates: await roomStates(services, row, payment),
    guest: row.guest,
    roomGuests: row.roomGuests,
    loyalty: row.loyalty && {
      programme:
        loyaltyProgrammesIn(locale).find(({ code }) => code === row.loyalty?.programme)?.name ??
        row.loyalty.programme,
      number: row.loyalty.number,
    },
    room,
    ...bedsOf(row, locale),
    plan: planOf(services, row, locale),
    price: {
      ...priceLines({
        ...rate,
        strikethrough: undefined, // it is no longer on sale
        feesAtHotel: rate.feesAtHotel ?? [],
        deposits: hasEnded(row) ? undefined : rate.deposits,
        currency: row.currency,
      }),
      ...(row.cancelledRooms.length > 0 && !hasEnded(row) && { statedForRooms: row.rooms }),
    },
    ...statedTerms(rate, locale),
    promotion: rate.promotionCode ? inventory.promotion(rate.promotionCode, locale) : null,
    cancellation: cancellationTerms(windowsOfOrder(row), {
      timeZone: rate.timeZone,
      currency: row.currency,
    }),
    cancelNow: cancelNow(services, row, payment),
    cancelAskedAt:
      row.status === 'confirmed'
        ? ((await openIntent(services, row.id))?.requestedAt.toISOString() ?? null)
        : null,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    cancellationPenalty: row.status === 'cancelled' ? money(row.cancellationPenalty ?? 0) : null,
    specialRequests: row.specialRequests.map((code) => ({
      code,
      name: requests.find((r) => r.code === code)?.name ?? code,
    })),
    note: row.note,
    arrivalTime: row.arrivalTime,
    tripPurpose: row.tripPurpose,
    payment: stayPayment(services, caller, row, payment, refunds),
    creditSharedWith: await creditSharedWith(services, row, hotel, locale),
    events: await eventsOf(services, row.id, refunds),
    ended:
      row.status === 'released'
        ? (row.failure as OrderDetail['ended']) // release-stay.ts writes only the reasons of the contract
        : row.status === 'failed'
          ? 'notConfirmed'
          : null,
    creditUsed: row.creditSource,
    questionnaire: await questionnaireOf(services, caller, row, locale),
    hotelOpen: inventory.isOpen(row.hotelId),
    hotelContact: {
      address: hotel.address,
      telephone: hotel.telephone,
      notes: notes.value,
      ...langsOf({ address: hotel.langs?.address, notes }, locale),
      local: localAddress(services, row.hotelId, hotel.countryCode),
      point: hotel.point,
      timeZone: hotel.timeZone,
      checkInTime: hotel.checkInTime,
      checkOutTime: hotel.checkOutTime,
      latestCheckIn: row.terms.latestCheckIn ?? null,
    },
  };
}
