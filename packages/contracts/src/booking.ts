import * as v from 'valibot';
import { endpoint, idempotencyErrors, tokenErrors } from './endpoint.ts';
import {
  cancellationTerms,
  charge,
  hotelPicture,
  priceBreakdown,
  promotion,
  ratePlan,
  roomParty,
  roomType,
  statedEntries,
  supplierText,
} from './stay.ts';
import { bookingRequest, tripPurposes } from './booking-request.ts';
import { questionnaire } from './questionnaire.ts';
import { code, count, id, langs, locale, money, named, point } from './values.ts';

const signedIn = { tag: 'booking', access: 'required', errors: tokenErrors } as const;
/**
 * pending: the hotel has not replied yet. payment: a prepaid rate is to be paid, and its rooms are held until then if
 * the hotel can (`payment.held`). released: nothing was booked, and held rooms were released; `ended` of the order has
 * the reason. failed: the hotel never confirmed a pending order.
 */
export const orderStatuses = [
  'pending',
  'payment',
  'confirmed',
  'completed',
  'cancelled',
  'released',
  'failed',
] as const;
/**
 * notPaid: the time to pay expired. givenUp: by the member. notAvailable: paid, but the hotel no longer had the
 * rooms. changed: the hotel's price or terms were others when it was to be booked. notConfirmed: the hotel never
 * confirmed it; also of a failed order, whose first response was `pending`. A payment is refunded, or not charged if
 * the card was only authorised.
 */
export const endReasons = ['notPaid', 'givenUp', 'notAvailable', 'changed', 'notConfirmed'] as const;
/**
 * due: to be paid, until `dueAt`. processing: a payment is in progress. authorised: the card is charged once the hotel
 * has confirmed. refunding, refunded: all or a part is
 * being or has been refunded. none: nothing was or will be charged.
 */
export const stayPaymentStates = [
  'due',
  'processing',
  'authorised',
  'paid',
  'refunding',
  'refunded',
  'none',
] as const;
export const orderSummary = v.object({
  id,
  bookingNumber: v.string(),
  status: v.picklist(orderStatuses),
  hotel: v.object({
    id,
    slug: code,
    name: v.string(),
    place: v.string(),
    district: v.string(),
    /** The id of none: ''. */
    picture: hotelPicture,
    /** IANA name of its time zone. */
    timeZone: v.string(),
    langs: langs('name', 'district'),
  }),
  roomName: v.string(),
  planName: v.string(),
  langs: langs('roomName', 'planName'),
  checkIn: v.string(),
  checkOut: v.string(),
  nights: count,
  rooms: count,
  /** How many of them were cancelled while the others stayed booked. */
  roomsCancelled: count,
  adults: count,
  children: count,
  infants: count,
  total: money,
  bookedAt: v.string(),
  /** The member for whom it was booked, visible to the person who booked it; null for the caller's own. */
  bookedFor: v.nullable(v.object({ name: v.string(), memberNumber: v.string() })),
});
export type OrderSummary = v.InferOutput<typeof orderSummary>;

/** The amount refunded to the card, and within how many working days. */
export const refund = v.object({ amount: money, workingDays: v.object({ from: count, to: count }) });

/** The cost of cancelling: whether it is free, what is charged, and for a prepaid rate what is refunded. */
export const cancellationCost = v.object({ free: v.boolean(), penalty: money, refund: v.nullable(refund) });

/** A room of an order. */
export const roomState = v.object({
  state: v.picklist(['booked', 'cancelled']),
  /** Its part of the total. */
  total: money,
  hotelCancellationNumber: v.nullable(v.string()),
  /** When it was cancelled, by itself or with the stay. */
  cancelledAt: v.nullable(v.string()),
  /** What cancelling it cost, if it was cancelled by itself. */
  cancellationPenalty: v.nullable(money),
  /** What cancelling this room alone would cost now; null if it cannot be, or is the only one left. */
  cancelNow: v.nullable(cancellationCost),
  /** As of the order, for this room alone. */
  cancelAskedAt: v.nullable(v.string()),
});
export type RoomState = v.InferOutput<typeof roomState>;

export const stayPayment = v.object({
  payAt: v.picklist(['property', 'prepaid']),
  /** null if the stay is paid at the property. */
  state: v.nullable(v.picklist(stayPaymentStates)),
  /** For a prepaid rate: TWD, the exchange rate and its day, as fixed when the offer was made. */
  charge: v.nullable(charge),
  /**
   * The order to be paid with v1/product/order/payment/{id}; null if there is none, or another user has to
   * pay it.
   */
  orderId: v.nullable(id),
  /** Until when it can be paid; null if it no longer can. */
  dueAt: v.nullable(v.string()),
  /** Whether the time can be extended (once) with v1/hotel/booking/extend. */
  extendable: v.boolean(),
  /** Whether the rooms are held while they are paid for. If not, the card is charged once the hotel has confirmed. */
  held: v.boolean(),
  /** Whether staff, who booked it for the member, pay it with a card of their own. */
  byStaff: v.boolean(),
  /** The payment in progress, for its payer: as `payment` of a product order. */
  attempt: v.nullable(v.object({ tradeId: id, bankUrl: v.nullable(v.string()) })),
  /** Null also for a member whose stay is paid by staff. */
  cardBrand: v.nullable(v.string()),
  /** As `cardBrand`. */
  cardLastFour: v.nullable(v.string()),
  /** What is being or has been refunded. */
  refund: v.nullable(refund),
  /** From when its working days count; null without a refund. */
  refundQueuedAt: v.nullable(v.string()),
});
export type StayPayment = v.InferOutput<typeof stayPayment>;

/** Events of an order that its owner sees. */
export const orderEventKinds = [
  'held',
  'authorised',
  'paid',
  'confirmed',
  'roomCancelled',
  'cancelled',
  'cancelledByHotel',
  'released',
  'failed',
  'completed',
  'refunded',
] as const;

export const orderDetail = v.object({
  ...orderSummary.entries,
  ...statedEntries,
  reservationNumber: v.nullable(v.string()),
  hotelConfirmationNumber: v.nullable(v.string()),
  hotelCancellationNumber: v.nullable(v.string()),
  childAges: v.array(count),
  /** Who stays in each room, in the order of the guests: `rooms`, `adults` and `childAges` sum them up. */
  parties: v.array(roomParty),
  /** The state of each room, in the same order. */
  roomStates: v.array(roomState),
  guest: v.object({
    title: v.string(),
    firstname: v.string(),
    lastname: v.string(),
    email: v.string(),
    phone: v.string(),
  }),
  /**
   * The guests of the second room and those after it; with empty names a room is booked under the guest's
   * own.
   */
  roomGuests: v.array(v.object({ lastname: v.string(), firstname: v.string() })),
  /** The number sent to the hotel, and the programme's name. */
  loyalty: v.nullable(v.object({ programme: v.string(), number: v.string() })),
  /** Whether another user booked it for the member. */
  bookedForMember: v.boolean(),
  /** What staff gave as their reasons when they booked it for the member; null for anybody else than them. */
  staffReasons: v.nullable(
    v.object({
      booking: v.string(),
      /** Why no booking credit of the member was used; null if one was. */
      ignoreCredit: v.nullable(v.string()),
      /** Why the check of the price was skipped; null if it was not. */
      skipPriceCheck: v.nullable(v.string()),
    }),
  ),
  /** Those that show the hotel, `hotel.picture` first; none of its place. */
  pictures: v.array(hotelPicture),
  room: v.omit(roomType, ['id']),
  /** The beds that it was booked with; absent if only `room` says. */
  beds: v.optional(supplierText),
  plan: ratePlan,
  price: priceBreakdown,
  promotion: v.nullable(promotion),
  cancellation: cancellationTerms,
  /**
   * What cancelling all rooms that are left would cost now; null if the order can no longer be cancelled. While it awaits payment:
   * giving it up, which is free.
   */
  cancelNow: v.nullable(cancellationCost),
  /**
   * Since when a cancellation awaits the hotel's reply; it completes automatically, and `status` shows the
   * result.
   */
  cancelAskedAt: v.nullable(v.string()),
  cancelledAt: v.nullable(v.string()),
  /** Of the whole stay, with its rooms that were cancelled before. */
  cancellationPenalty: v.nullable(money),
  specialRequests: v.array(named),
  note: v.string(),
  arrivalTime: v.nullable(v.string()),
  tripPurpose: v.picklist(tripPurposes),
  payment: stayPayment,
  /**
   * The booking number of the earlier stay at this hotel that has the hotel credit for both, because they are
   * no more than 24 hours apart; null if this one has its own.
   */
  creditSharedWith: v.nullable(v.string()),
  /** The events since it was booked, the earliest first. */
  events: v.array(v.object({ kind: v.picklist(orderEventKinds), at: v.string() })),
  /** Why a released or failed order ended; in each case the credit that it used was returned. */
  ended: v.nullable(v.picklist(endReasons)),
  creditUsed: v.picklist(['free', 'paid', 'unlimited', 'ignored']),
  /** The questionnaire of a past stay and its answers; null for any other. */
  questionnaire: v.nullable(questionnaire),
  /** Whether the hotel is still sold; if not, it has no page. */
  hotelOpen: v.boolean(),
  hotelContact: v.object({
    address: v.string(),
    /** Of the hotel itself, as it writes it; null if unknown. */
    telephone: v.nullable(v.string()),
    /**
     * What guests are to know, as the hotel says today: arrival, children, fees ... A supplier's are missing while the
     * database is unavailable.
     */
    notes: v.array(v.string()),
    langs: langs('address', 'notes'),
    /** Name and address to show a driver: in the local script if available, otherwise in Latin letters. */
    local: v.object({
      locale,
      name: v.string(),
      address: v.string(),
      langs: langs('name', 'address'),
      /** The address as written there, where that is in none of our languages (Thai, Arabic, Greek); null if unknown. */
      script: v.nullable(
        v.object({
          /** BCP 47. */
          lang: v.string(),
          address: v.string(),
        }),
      ),
    }),
    point,
    timeZone: v.string(),
    checkInTime: v.string(),
    checkOutTime: v.string(),
    /** As the hotel stated it when the stay was booked; null: nothing. */
    latestCheckIn: v.nullable(v.string()),
  }),
});
export type OrderDetail = v.InferOutput<typeof orderDetail>;

export const createBooking = endpoint('POST', 'v1/hotel/booking', {
  ...signedIn,
  idempotent: true,
  summary: 'Create booking',
  description:
    'Books an offer. The booking credit, the price and the allotment are checked and reserved together. `pending` means that the hotel has not answered yet. `payment` means that the rooms of a prepaid rate will be booked once `payment.orderId` is paid, by `payment.dueAt`, and are held until then if `payment.held`; if not, they may be gone by then, and the card is only charged once they are booked. With `unlessBooked`, fails with bk0007 if the member has booked the offer since it was made; `details` are then a `bookedAlready`, unless the order belongs to a member and was made by somebody else.',
  body: bookingRequest,
  data: v.object({
    orderId: id,
    bookingNumber: v.string(),
    status: v.picklist(['confirmed', 'pending', 'payment']),
    reservationNumber: v.nullable(v.string()),
    /** What is due, and until when. Not null if and only if the status is `payment`. */
    payment: v.nullable(
      v.object({
        orderId: id,
        amount: money,
        dueAt: v.string(),
        extendable: v.boolean(),
        held: v.boolean(),
      }),
    ),
  }),
  errors: [
    ...tokenErrors,
    'accessDenied',
    ...idempotencyErrors,
    'rateNotFound',
    'planNotFound',
    'datesOutOfRange',
    'soldOut',
    'priceChanged',
    'cancellationTermsChanged',
    'roomNotBookable',
    'implausiblePrice',
    'offerExpired',
    'noCreditsLeft',
    'bookingFailed',
    'alreadyBooked',
  ],
});
export const cancelBooking = endpoint('DELETE', 'v1/hotel/booking', {
  ...signedIn,
  summary: 'Cancel booking',
  description:
    'Cancels a confirmed order, or with `room` one room of several if the hotel allows it (`roomStates` of the order has its cost), whose part of a payment is refunded; the last one ends the order. `acceptedPenalty` is the charge that was shown to the member. If the charge is different by now, the request fails with bk0006, and `details` contain the charge and the refund. It may be omitted only if cancellation is free. bk0004 means that the hotel has not answered yet: the service keeps trying, and the request can safely be repeated. For a prepaid rate, whatever the policy does not charge is refunded to the card. An order awaiting payment is abandoned: nothing is charged, and its booking credit is returned.',
  body: v.object({
    orderId: id,
    /** The number of a room, from 1, in the order of `parties`; by default all that are left. */
    room: v.optional(v.pipe(count, v.minValue(1))),
    acceptedPenalty: v.optional(money),
  }),
  data: v.object({
    orderId: id,
    /** Null if the hotel gives none, or held rooms were released: there was no booking. */
    hotelCancellationNumber: v.nullable(v.string()),
    penalty: money,
    refund: v.nullable(refund),
  }),
  errors: [
    ...tokenErrors,
    'bookingNotFound',
    'cancellationUnanswered',
    'notCancellable',
    'cancellationCostChanged',
  ],
});

export const extendHold = endpoint('POST', 'v1/hotel/booking/extend', {
  ...signedIn,
  summary: 'Extend hold',
  description:
    'Allows more time to pay for rooms on hold, once per order. Repeating the request returns the same time.',
  body: v.object({ orderId: id }),
  data: v.object({ dueAt: v.string(), extendable: v.boolean() }),
  errors: [...tokenErrors, 'bookingNotFound', 'orderClosed'],
});

export const supplierNotify = endpoint('POST', 'v1/hotel/booking/notify', {
  tag: 'booking',
  access: 'none',
  summary: 'Receive supplier notification',
  description:
    "Receives a notification about a booking from the hotel supplier, in the supplier's own form and with its own authorisation. It is only a reason to ask the supplier, whose answer counts.",
  body: v.record(v.string(), v.unknown()),
  data: v.object({}),
  errors: ['accessDenied'],
});
