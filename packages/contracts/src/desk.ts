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

const tag = 'staff';

/** Whose a thing is that waits for staff. */
export const deskMember = v.object({
  userId: v.string(),
  memberNumber: v.string(),
  name: v.string(),
  level,
});
export type DeskMember = v.InferOutput<typeof deskMember>;

/** An order as employees see it, with what they may do with it now. */
export const deskOrder = v.object({
  order: productOrder,
  member: deskMember,
  actions: v.array(
    v.object({
      action: settleProductOrder.body.entries.action,
      /** What goes back to the card by it; null where no money moves. */
      refund: v.nullable(money),
      /** Whether a part of it may go back instead. */
      partial: v.boolean(),
    }),
  ),
});
export type DeskOrder = v.InferOutput<typeof deskOrder>;

/** A tailor-made request as employees see it: its content, who made it, and what they may do now. */
export const deskRequest = v.object({
  ...tailorMadeRequest.entries,
  member: deskMember,
  countries: count,
  budgetTwd: v.nullable(twd),
  note: v.string(),
  contact: v.object({ name: v.string(), email: v.string(), phone: v.string() }),
  /** The stage that `advance` leads to; null where a payment is waited for. */
  next: v.nullable(v.picklist(nextTailorMadeStages)),
  /** Whether a modification of the plan can be written down. */
  modifiable: v.boolean(),
});
export type DeskRequest = v.InferOutput<typeof deskRequest>;

/** Money that is owed back and has not gone yet. */
export const deskRefund = v.object({
  order: productOrder,
  member: deskMember,
  amount: money,
  /** Since when it is owed. */
  since: instant,
  /** How often the payment provider refused it. */
  refusals: count,
  /** When it is tried again; null: at the next round of the job, within a minute or so. */
  nextAttemptAt: v.nullable(instant),
});
export type DeskRefund = v.InferOutput<typeof deskRefund>;

/** Somebody who waits for an answer of the concierge. */
export const deskWaiting = v.object({
  member: deskMember,
  since: instant,
  /** How many messages are unanswered. */
  messages: count,
  /** The beginning of the first of them, at most 200 characters. */
  text: v.string(),
});
export type DeskWaiting = v.InferOutput<typeof deskWaiting>;

export const deskWork = endpoint({
  method: 'GET',
  path: 'v1/admin/desk',
  tag,
  access: 'staff',
  summary: 'List open work',
  description:
    'What waits for employees, at most 200 of each kind: paid fast-track orders to be confirmed, soonest flight first; open tailor-made requests, soonest due first; refunds that are owed, and messages to the concierge, oldest first.',
  data: v.object({
    fastTrack: v.array(deskOrder),
    tailorMade: v.array(deskRequest),
    refunds: v.array(deskRefund),
    concierge: v.array(deskWaiting),
  }),
  errors: [...tokenErrors, 'accessDenied'],
});
/** A stay that is over, and what its member says of it. */
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

export const deskReviews = endpoint({
  method: 'POST',
  path: 'v1/admin/questionnaire',
  tag,
  access: 'staff',
  summary: 'List stay reviews',
  description:
    'Past stays and what members answered about them, latest answers first, then latest stays; optionally of one hotel, or only those with or without an answer. `hotels` are the hotels of all such stays.',
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
export const deskMemberOrders = endpoint({
  method: 'POST',
  path: 'v1/admin/user/order',
  tag,
  access: 'staff',
  summary: "Get member's orders",
  description:
    'A member, the ten stays that were booked last, the conversation with the concierge and a page of the orders, with what employees may do with each. Recorded in the staff log.',
  body: v.object({
    userId: uuid,
    page: v.optional(v.pipe(count, v.minValue(1), v.maxValue(1000)), 1),
    pageSize: v.optional(v.pipe(count, v.minValue(1), v.maxValue(50)), 10),
  }),
  data: v.object({
    member: memberRecord,
    stays: v.array(orderSummary),
    conversation: deskConversation,
    total: count,
    page: count,
    pageSize: count,
    orders: v.array(deskOrder),
  }),
  errors: [...tokenErrors, 'accessDenied', 'memberOrProgrammeNotFound'],
});
