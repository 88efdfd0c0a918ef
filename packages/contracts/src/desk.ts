import { nextTailorMadeStages } from '@voyage/domain/tailor-made.ts';
import * as v from 'valibot';
import { orderSummary } from './booking.ts';
import { deskConversation } from './concierge.ts';
import { endpoint, tokenErrors } from './endpoint.ts';
import { productOrder, settleProductOrder } from './product-order.ts';
import { questionnaireAnswer, verdicts } from './questionnaire.ts';
import { memberRecord } from './staff.ts';
import { tailorMadeRequest } from './tailor-made.ts';
import { count, id, instant, isoDay, level, money, twd, uuid } from './values.ts';

const forStaff = { tag: 'staff', access: 'staff' } as const;

/** The member to whom an open item belongs. */
export const deskMember = v.object({
  userId: v.string(),
  memberNumber: v.string(),
  name: v.string(),
  level,
});
export type DeskMember = v.InferOutput<typeof deskMember>;

/** An order as employees see it, with the actions that are possible now. */
export const deskOrder = v.object({
  order: productOrder,
  member: deskMember,
  actions: v.array(
    v.object({
      action: settleProductOrder.body.entries.action,
      /** The refund to the card; null if no money moves. */
      refund: v.nullable(money),
      /** Whether a partial refund is possible. */
      partial: v.boolean(),
    }),
  ),
});
export type DeskOrder = v.InferOutput<typeof deskOrder>;

/**
 * A tailor-made request as employees see it: its content, its member, and the actions that are possible now.
 */
export const deskRequest = v.object({
  ...tailorMadeRequest.entries,
  member: deskMember,
  countries: count,
  budgetTwd: v.nullable(twd),
  note: v.string(),
  contact: v.object({ name: v.string(), email: v.string(), phone: v.string() }),
  /** The stage after `advance`; null while a payment is awaited. */
  next: v.nullable(v.picklist(nextTailorMadeStages)),
  /** Whether a modification of the plan can be recorded. */
  modifiable: v.boolean(),
});
export type DeskRequest = v.InferOutput<typeof deskRequest>;

/** A refund that is owed and not paid yet. */
export const deskRefund = v.object({
  order: productOrder,
  member: deskMember,
  amount: money,
  /** Since when it is owed. */
  since: instant,
  /** How often the payment provider rejected it. */
  refusals: count,
  /** When it is retried; null: with the next run of the job, within about a minute. */
  nextAttemptAt: v.nullable(instant),
});
export type DeskRefund = v.InferOutput<typeof deskRefund>;

/** A member who waits for an answer of the concierge. */
export const deskWaiting = v.object({
  member: deskMember,
  since: instant,
  /** How many messages are unanswered. */
  messages: count,
  /** The beginning of the first of them, at most 200 characters. */
  text: v.string(),
});
export type DeskWaiting = v.InferOutput<typeof deskWaiting>;

const pageOf = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)), '1');
export const deskWork = endpoint('GET', 'v1/admin/desk', {
  ...forStaff,
  summary: 'List open work',
  description:
    'Returns the work that awaits employees, in pages by kind, with the number of items of each: paid fast-track orders to confirm, earliest flight first; open tailor-made requests, earliest due date first; outstanding refunds and messages to the concierge, oldest first.',
  query: v.object({ fastTrack: pageOf, tailorMade: pageOf, refunds: pageOf, concierge: pageOf }),
  data: v.object({
    /** How many a page has of each kind. */
    pageSize: count,
    totals: v.object({
      fastTrack: count,
      tailorMade: count,
      /** The requests in which it is not the member's turn. */
      ours: count,
      refunds: count,
      concierge: count,
    }),
    fastTrack: v.array(deskOrder),
    tailorMade: v.array(deskRequest),
    refunds: v.array(deskRefund),
    concierge: v.array(deskWaiting),
  }),
  errors: [...tokenErrors, 'accessDenied'],
});
/** A completed stay, and its member's answers. */
export const deskReview = v.object({
  orderId: v.string(),
  bookingNumber: v.string(),
  hotel: v.object({ id: v.string(), name: v.string() }),
  checkIn: isoDay,
  checkOut: isoDay,
  member: deskMember,
  /** Null: not answered yet. */
  answer: v.nullable(
    v.object({
      ...questionnaireAnswer.entries,
      /** By name, in the reader's language. */
      privileges: v.array(v.object({ name: v.string(), verdict: v.picklist(verdicts) })),
      answeredAt: instant,
    }),
  ),
});
export type DeskReview = v.InferOutput<typeof deskReview>;

export const deskReviews = endpoint('POST', 'v1/admin/questionnaire', {
  ...forStaff,
  summary: 'List stay reviews',
  description:
    "Returns past stays with the members' answers about them: latest answers first, then latest stays. Can be limited to one hotel, or to stays with or without an answer. `hotels` are the hotels of all such stays.",
  body: v.object({
    hotelId: v.optional(id),
    answered: v.optional(v.boolean()),
    page: v.optional(v.pipe(count, v.minValue(1), v.maxValue(1000)), 1),
    pageSize: v.optional(v.pipe(count, v.minValue(1), v.maxValue(50)), 10),
  }),
  data: v.object({
    hotels: v.array(v.object({ id: v.string(), name: v.string() })),
    total: count,
    page: count,
    pageSize: count,
    reviews: v.array(deskReview),
  }),
  errors: [...tokenErrors, 'accessDenied'],
});
const named = v.array(v.object({ name: v.string(), properties: count }));
/** Why a hotel of the supplier is not sold: no place of ours is near, it lacks something, or it could not be read. */
export const leftOutReasons = ['noPlace', 'noRooms', 'noPictures', 'notCollected', 'unreadable'] as const;
/** A time that the supplier's content of hotels was read. */
export const deskContentRun = v.object({
  kind: v.picklist(['whole', 'changes']),
  startedAt: instant,
  /** Null: it goes on. */
  endedAt: v.nullable(instant),
  /** Null: it was taken over, or goes on. */
  failure: v.nullable(v.picklist(['unread', 'shrunk', 'interrupted', 'failed'])),
  /** Entries read so far, of all languages, and the hotels among them that are to be sold. */
  read: count,
  chosen: count,
  /** Null: nothing was taken over. */
  hotels: v.nullable(v.object({ open: count, new: count, changed: count, closed: count })),
  leftOut: v.array(v.object({ reason: v.picklist(leftOutReasons), properties: count })),
});
export type DeskContentRun = v.InferOutput<typeof deskContentRun>;

export const deskContentRuns = endpoint('GET', 'v1/admin/inventory/runs', {
  ...forStaff,
  summary: "List runs over the hotels' content",
  description:
    'Returns the latest times that the content of hotels was read from their supplier, newest first, and what the last whole run found without a counterpart of ours, most frequent first. Empty if the inventory imports nothing.',
  data: v.object({
    runs: v.array(deskContentRun),
    /** Of the last whole run that was taken over; null: there was none. English names. */
    unmapped: v.nullable(v.object({ brands: named, chains: named, amenities: named, cities: named })),
  }),
  errors: [...tokenErrors, 'accessDenied'],
});
/** A stay as employees see it. */
export const deskStay = v.object({
  ...orderSummary.entries,
  /** The rooms that were cancelled by themselves, the earliest first. */
  cancelledRooms: v.array(
    v.object({
      /** From 1, in the order of the guests. */
      number: count,
      guest: v.string(),
      cancelledAt: v.string(),
      hotelCancellationNumber: v.nullable(v.string()),
      penalty: money,
      /** What is returned to the card; null if nothing is. */
      refund: v.nullable(money),
    }),
  ),
});
export type DeskStay = v.InferOutput<typeof deskStay>;

export const deskMemberOrders = endpoint('POST', 'v1/admin/user/order', {
  ...forStaff,
  summary: "Get member's orders",
  description:
    'Returns a member, their ten most recently booked stays, their conversation with the concierge, and a page of their orders with the actions available to employees. Recorded in the staff log.',
  body: v.object({
    userId: uuid,
    page: v.optional(v.pipe(count, v.minValue(1), v.maxValue(1000)), 1),
    pageSize: v.optional(v.pipe(count, v.minValue(1), v.maxValue(50)), 10),
  }),
  data: v.object({
    member: memberRecord,
    stays: v.array(deskStay),
    conversation: deskConversation,
    /** How many individual orders were ever made for the member (v1/product/order/custom). */
    customOrders: count,
    total: count,
    page: count,
    pageSize: count,
    orders: v.array(deskOrder),
  }),
  errors: [...tokenErrors, 'accessDenied', 'memberOrProgrammeNotFound'],
});
