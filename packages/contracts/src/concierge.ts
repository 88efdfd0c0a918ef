import { policy } from '@voyage/domain/policy.ts';
import * as v from 'valibot';
import { endpoint, idempotencyErrors, tokenErrors } from './endpoint.ts';
import { productKinds } from './product-order.ts';
import { brandId, count, instant, requiredText, uuid } from './values.ts';

const { messageMax, answerMax } = policy.concierge;

/** One message of a conversation between a member and the concierge. */
export const conciergeMessage = v.object({
  id: uuid,
  from: v.picklist(['member', 'concierge']),
  /** Who of the team answered, by first name; null: the member, or an employee whose account was deleted. */
  name: v.nullable(v.string()),
  text: v.string(),
  /** Its subject, if the member chose one of their orders: a `stay` is a hotel booking. */
  order: v.nullable(v.object({ kind: v.picklist(productKinds), id: uuid, number: v.string() })),
  at: instant,
});
export type ConciergeMessage = v.InferOutput<typeof conciergeMessage>;

/** A conversation as employees see it. */
export const deskConversation = v.object({
  /** Since when the member waits for an answer; null if not waiting. */
  waitingSince: v.nullable(instant),
  messages: v.array(conciergeMessage),
});
export type DeskConversation = v.InferOutput<typeof deskConversation>;

export const concierge = endpoint('GET', 'v1/user/concierge', {
  tag: 'user',
  access: 'required',
  summary: 'Get concierge conversation',
  description:
    "Returns the member's messages to the concierge and the replies, oldest first, up to the last 200.",
  data: v.object({
    /** Whether the member may write: platinum and above. */
    available: v.boolean(),
    /** Whether there is a chat for the member as well (`v1/user/intercom/hash`). */
    chat: v.boolean(),
    /** First name of the employee who replied last, otherwise of one of the team; null: the member may not write. */
    person: v.nullable(v.string()),
    messages: v.array(conciergeMessage),
  }),
  errors: tokenErrors,
});
export const writeToConcierge = endpoint('POST', 'v1/user/concierge', {
  tag: 'user',
  access: 'required',
  idempotent: true,
  summary: 'Send concierge message',
  description: 'Sends a message to the concierge. Employees reply from the staff desk. Platinum and above.',
  body: v.object({
    text: requiredText(messageMax),
    /** The number of an order or booking of the member, if the message is about one. */
    orderNumber: v.optional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(30))), null),
    brand: v.optional(brandId, 'main'),
  }),
  data: v.object({ id: uuid }),
  errors: [...tokenErrors, 'accessDenied', 'orderNotFound', 'tooManyAttempts', ...idempotencyErrors],
});
export const answerConversation = endpoint('POST', 'v1/admin/concierge', {
  tag: 'staff',
  access: 'staff',
  idempotent: true,
  summary: 'Answer concierge conversation',
  description:
    'Replies to a member, who is notified by email, or closes a conversation that needs no reply. Messages that arrived after the last one the employee read remain open. If a colleague has replied in the meantime, the request fails with us0008 and changes nothing. Employees only; recorded in the staff log.',
  body: v.object({
    userId: uuid,
    /** The last message that the employee read. */
    upTo: uuid,
    /** Null: no answer is needed. */
    text: v.nullable(requiredText(answerMax)),
  }),
  /** What is still unanswered afterwards. */
  data: v.object({ waiting: count }),
  errors: [...tokenErrors, 'accessDenied', 'memberOrProgrammeNotFound', 'stateChanged', ...idempotencyErrors],
});
