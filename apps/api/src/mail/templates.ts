import { keysOf } from '@voyage/domain/keys-of.ts';
import type { Kind, KindValues } from './kinds.ts';

/**
 * 'text?' may be null: facts and sentences that refer to it are then omitted. A list is a choice: its texts
 * are in the content.
 */
type Field = Kind | `${Kind}?` | readonly string[];
type FieldValue<F extends Field> = F extends `${infer K extends Kind}?`
  ? KindValues[K] | null
  : F extends Kind
    ? KindValues[F]
    : F extends readonly string[]
      ? F[number]
      : never;

/** 0 codes, 1 events of an account or an order, 2 newsletters. */
type Priority = 0 | 1 | 2;
const template =
  <K extends 'mail' | 'sms'>(kind: K, priority: Priority) =>
  <const F extends Readonly<Record<string, Field>>>(fields: F) => ({ kind, priority, fields });
const code = template('mail', 0);
const event = template('mail', 1);

/** What every email about a booking says of it. */
const stay = {
  bookingNumber: 'text',
  hotel: 'text',
  checkIn: 'day',
  checkOut: 'day',
  langs: 'langs?',
} as const;
/** What those to the member show too. */
const ownStay = { name: 'name?', ...stay, picture: 'picture?' } as const;
/** Whether a booking used one of the member's credits. */
const credit = ['used', 'unused'] as const;

const payment = {
  name: 'name?',
  orderNumber: 'text',
  item: ['membership', 'stay', 'fastTrack', 'tailorMade', 'bookingCredit', 'custom'],
  amount: 'money',
  page: 'page?',
} as const;
const fastTrack = {
  name: 'name?',
  orderNumber: 'text',
  airport: 'text',
  service: ['arrival', 'departure', 'transfer'],
  serviceDay: 'day',
  flightNumber: 'text',
  travellers: 'count',
  page: 'page?',
} as const;

/** What the email about a request announces: its new stage, or a modification. */
const tailorMadeLetters = [
  'first-contact',
  'consulting-fee',
  'basic-plan',
  'modifications',
  'modification-free',
  'modification-paid',
  'contract',
  'travel',
] as const;

/** Who writes to the company. */
const sender = {
  sender: 'freeText',
  email: 'text',
  phone: 'text',
  language: 'text',
  receivedAt: 'instant',
} as const;

/** Every message of the service and its data; the texts are in content/mail/{template}.json. */
export const templates = {
  'verify-code': code({ code: 'text', minutes: 'minutes' }),
  'verify-code-registered': code({ code: 'text', minutes: 'minutes' }),
  'verify-code-sms': template('sms', 0)({ code: 'text', minutes: 'minutes' }),
  welcome: event({ name: 'name?', memberNumber: 'text', level: 'level', monthlyBookings: 'allowance' }),
  'password-reset': code({ name: 'name?', token: 'hidden', minutes: 'minutes' }),
  'password-changed': code({ name: 'name?', changedAt: 'instant' }),
  'second-factor-changed': code({
    name: 'name?',
    change: ['on', 'moved', 'off', 'newCodes', 'codeUsed', 'removed'],
    codesLeft: 'count',
    changedAt: 'instant',
  }),
  'export-requested': event({ name: 'name?', dueAt: 'instant' }),
  'export-ready': event({ name: 'name?', until: 'instant' }),
  'deletion-requested': event({ name: 'name?', dueAt: 'instant' }),
  'account-deleted': event({ name: 'name?' }),
  'booking-confirmed': event({
    ...ownStay,
    orderId: 'hidden',
    hotelConfirmationNumber: 'text?',
    address: 'text',
    telephone: 'text?',
    room: 'text',
    beds: 'text?',
    plan: 'text',
    checkInTime: 'text',
    checkOutTime: 'text',
    checkInHours: ['anyHour', 'sameDay', 'nextDay'],
    latestCheckIn: 'text?',
    nights: 'nights',
    party: 'party',
    byRoom: 'byRoom?',
    guest: 'freeText',
    total: 'money',
    feesAtHotel: 'fees?',
    deposits: 'deposits?',
    payAt: ['property', 'prepaid'],
    cancellation: ['freeUntil', 'freeThenSteps', 'passed', 'charged', 'steps', 'notRefundable'],
    deadline: 'instant?',
    penalty: 'money?',
    credit,
    /** The stay as a calendar file: attached to the email (compose.ts). */
    calendar: 'hidden',
  }),
  'booking-cancelled': event({
    ...ownStay,
    orderId: 'hidden',
    cancellationNumber: 'text?',
    cancelledAt: 'instant',
    by: ['member', 'hotel'],
    outcome: ['free', 'charged', 'refunded', 'partRefunded', 'kept'],
    penalty: 'money',
    refund: 'money?',
    credit,
    /** Takes the stay out of a calendar again. */
    calendar: 'hidden',
  }),
  /** One room of several, by its number from 1; the others stay booked. */
  'room-cancelled': event({
    ...ownStay,
    orderId: 'hidden',
    room: 'count',
    guest: 'freeText',
    roomsLeft: 'count',
    cancellationNumber: 'text?',
    cancelledAt: 'instant',
    by: ['member', 'hotel'],
    outcome: ['free', 'charged', 'refunded', 'partRefunded', 'kept'],
    penalty: 'money',
    refund: 'money?',
    /** The stay as it is now, which replaces what a calendar has. */
    calendar: 'hidden?',
  }),
  /** A cancellation without an answer at first, which the supplier did not carry out. */
  'booking-not-cancelled': event({
    ...ownStay,
    orderId: 'hidden',
    /** By its number, if it was asked of one room only. */
    room: 'count?',
    reason: ['costs', 'refused'],
    /** What cancelling costs now; null if it was refused. */
    penalty: 'money?',
  }),
  'booking-failed': event({
    ...ownStay,
    /** Where a card may have been authorised: `notPaid`, `released` (sold out), `changed`, `unconfirmed`. */
    reason: ['soldOut', 'notConfirmed', 'notPaid', 'released', 'changed', 'unconfirmed'],
    credit,
  }),
  'rooms-held': event({
    ...ownStay,
    orderId: 'hidden',
    amount: 'money',
    dueAt: 'instant',
  }),
  'stay-payable': event({
    ...ownStay,
    orderId: 'hidden',
    amount: 'money',
    dueAt: 'instant',
  }),
  'hold-ended': event({
    ...ownStay,
    reason: ['notPaid', 'notAvailable'],
    refund: 'money?',
    credit,
  }),
  'stay-questionnaire': event({ ...ownStay, orderId: 'hidden', changeDays: 'days' }),
  'questionnaire-notice': event({
    ...stay,
    guest: 'freeText',
    overall: 'count',
    room: ['yes', 'partly', 'no'],
    /** The privileges that were not provided, or only in part. */
    missed: 'text?',
    quotable: ['yes', 'no'],
    message: 'lines?',
  }),
  'payment-received': event({ ...payment, paidAt: 'instant', cardLastFour: 'text?' }),
  'payment-failed': event({
    ...payment,
    failedAt: 'instant',
    reason: ['declined', 'expired', 'authentication', 'unknown'],
  }),
  'payment-released': event({ ...payment, cardLastFour: 'text?' }),
  'payment-refunded': event({ ...payment, refundedAt: 'instant', cardLastFour: 'text?' }),
  'custom-order': event({
    name: 'name?',
    orderNumber: 'text',
    /** Written by the employee who created it. */
    what: 'freeText',
    description: 'lines?',
    amount: 'money',
    payBy: 'instant',
    orderId: 'hidden',
  }),
  'membership-active': event({
    name: 'name?',
    level: 'level',
    memberNumber: 'text',
    startsOn: 'day',
    expiresOn: 'day',
    monthlyBookings: 'allowance',
  }),
  'membership-expiring': event({
    name: 'name?',
    level: 'level',
    expiresOn: 'day',
    daysLeft: 'days',
    fee: 'money',
  }),
  'contact-received': event({ name: 'name?', reference: 'text', inquiryType: 'text' }),
  'contact-notice': event({
    reference: 'text',
    inquiryType: 'text',
    salutation: 'text',
    ...sender,
    country: 'text',
    message: 'lines',
  }),
  'newsletter-confirm': event({ token: 'hidden' }),
  'newsletter-welcome': template('mail', 2)({ unsubscribeToken: 'hidden' }),
  'tailor-made-received': event({
    name: 'name?',
    reference: 'text',
    destination: 'freeText',
    departure: 'day?',
    duration: 'freeText',
    travellers: 'travellers',
    budget: 'money?',
  }),
  'fast-track-awaiting': event({ ...fastTrack, flightNumber: 'text?', amount: 'money' }),
  'fast-track-confirmed': event({ ...fastTrack, serviceTime: 'text', message: 'lines?' }),
  'fast-track-declined': event({ ...fastTrack, amount: 'money', message: 'lines?' }),
  'tailor-made-stage': event({
    name: 'name?',
    reference: 'text',
    destination: 'freeText',
    stage: tailorMadeLetters,
    next: tailorMadeLetters,
    amount: 'money?',
    due: 'day?',
    page: 'page?',
  }),
  'desk-notice': event({
    matter: ['request', 'consulting-fee', 'modification', 'journey', 'fast-track', 'concierge'],
    reference: 'text',
    ...sender,
    details: 'lines',
  }),
  invitation: event({
    name: 'name?',
    level: 'level',
    code: 'text',
    kind: ['complimentary', 'fee'],
    /** Of the first year; null if it is complimentary. */
    fee: 'money?',
    expiresOn: 'day',
    /** After accepting it, to pay the fee. */
    payDays: 'days',
    where: ['member', 'guest'],
  }),
  'concierge-answer': event({ name: 'name?', answeredBy: 'freeText', message: 'lines' }),
  'coupon-taken': event({
    name: 'name?',
    couponId: 'hidden',
    coupon: 'text',
    supplier: 'text',
    serialNumber: 'text',
    expiresOn: 'day?',
  }),
} as const;

type Templates = typeof templates;
export type TemplateName = keyof Templates;
export type EmailTemplate = {
  [T in TemplateName]: Templates[T]['kind'] extends 'mail' ? T : never;
}[TemplateName];
export type SmsTemplate = Exclude<TemplateName, EmailTemplate>;
/** The data that each template requires: all of it, because an incomplete email is worse than none. */
export type TemplateData = {
  [T in TemplateName]: {
    -readonly [F in keyof Templates[T]['fields']]: FieldValue<Extract<Templates[T]['fields'][F], Field>>;
  };
};

/** Fields that emails queued by the previous version do not have, with what those said. */
export const addedFields: Record<string, string | null> = {
  credit: 'used',
  telephone: null,
  picture: null,
  feesAtHotel: null,
  deposits: null,
  checkInHours: 'anyHour',
  latestCheckIn: null,
  langs: null,
  beds: null,
  byRoom: null,
  calendar: null,
};

export const templateNames = keysOf(templates);
export const isEmailTemplate = (name: TemplateName): name is EmailTemplate => templates[name].kind === 'mail';

/** How long a message is worth sending, in minutes; null: always. An expired code only confuses. */
export function validMinutes<T extends TemplateName>(template: T, data: TemplateData[T]): number | null {
  const isUrgent = templates[template].priority === 0; // a template of the first priority has its validity in minutes
  return isUrgent && 'minutes' in data && typeof data.minutes === 'number' ? data.minutes : null;
}
