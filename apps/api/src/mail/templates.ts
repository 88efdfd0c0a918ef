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

interface TemplateDefinition {
  kind: 'mail' | 'sms';
  /** 0 codes, 1 events of an account or an order, 2 newsletters. */
  priority: 0 | 1 | 2;
  fields: Record<string, Field>;
}

const payment = {
  name: 'name?',
  orderNumber: 'text',
  item: ['membership', 'stay', 'fastTrack', 'tailorMade', 'bookingCredit', 'custom'],
  amount: 'money',
  page: 'page?',
} as const;

/** Whether a booking used one of the member's credits. */
const credit = ['used', 'unused'] as const;

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

/** Every message of the service and its data; the texts are in content/mail/{template}.json. */
export const templates = {
  'verify-code': { kind: 'mail', priority: 0, fields: { code: 'text', minutes: 'minutes' } },
  'verify-code-registered': { kind: 'mail', priority: 0, fields: { code: 'text', minutes: 'minutes' } },
  'verify-code-sms': { kind: 'sms', priority: 0, fields: { code: 'text', minutes: 'minutes' } },
  welcome: {
    kind: 'mail',
    priority: 1,
    fields: { name: 'name?', memberNumber: 'text', level: 'level', monthlyBookings: 'allowance' },
  },
  'password-reset': {
    kind: 'mail',
    priority: 0,
    fields: { name: 'name?', token: 'hidden', minutes: 'minutes' },
  },
  'password-changed': { kind: 'mail', priority: 0, fields: { name: 'name?', changedAt: 'instant' } },
  'second-factor-changed': {
    kind: 'mail',
    priority: 0,
    fields: {
      name: 'name?',
      change: ['on', 'moved', 'off', 'newCodes', 'codeUsed', 'removed'],
      codesLeft: 'count',
      changedAt: 'instant',
    },
  },
  'export-requested': { kind: 'mail', priority: 1, fields: { name: 'name?', dueAt: 'instant' } },
  'export-ready': { kind: 'mail', priority: 1, fields: { name: 'name?', until: 'instant' } },
  'deletion-requested': { kind: 'mail', priority: 1, fields: { name: 'name?', dueAt: 'instant' } },
  'account-deleted': { kind: 'mail', priority: 1, fields: { name: 'name?' } },
  'booking-confirmed': {
    kind: 'mail',
    priority: 1,
    fields: {
      name: 'name?',
      orderId: 'hidden',
      bookingNumber: 'text',
      hotelConfirmationNumber: 'text?',
      hotel: 'text',
      address: 'text',
      room: 'text',
      plan: 'text',
      checkIn: 'day',
      checkInTime: 'text',
      checkOut: 'day',
      checkOutTime: 'text',
      nights: 'nights',
      party: 'party',
      guest: 'freeText',
      total: 'money',
      payAt: ['property', 'prepaid'],
      cancellation: ['freeUntil', 'passed', 'notRefundable'],
      deadline: 'instant?',
      penalty: 'money?',
      credit,
      /** The stay as a calendar file: attached to the email (compose.ts). */
      calendar: 'hidden',
    },
  },
  'booking-cancelled': {
    kind: 'mail',
    priority: 1,
    fields: {
      name: 'name?',
      orderId: 'hidden',
      bookingNumber: 'text',
      cancellationNumber: 'text',
      hotel: 'text',
      checkIn: 'day',
      checkOut: 'day',
      cancelledAt: 'instant',
      outcome: ['free', 'charged', 'refunded', 'partRefunded', 'kept'],
      penalty: 'money',
      refund: 'money?',
      credit,
      /** Takes the stay out of a calendar again. */
      calendar: 'hidden',
    },
  },
  'booking-failed': {
    kind: 'mail',
    priority: 1,
    fields: {
      name: 'name?',
      bookingNumber: 'text',
      hotel: 'text',
      checkIn: 'day',
      checkOut: 'day',
      reason: ['soldOut', 'notConfirmed'],
      credit,
    },
  },
  'hold-ended': {
    kind: 'mail',
    priority: 1,
    fields: {
      name: 'name?',
      bookingNumber: 'text',
      hotel: 'text',
      checkIn: 'day',
      checkOut: 'day',
      reason: ['notPaid', 'notAvailable'],
      refund: 'money?',
      credit,
    },
  },
  'stay-questionnaire': {
    kind: 'mail',
    priority: 1,
    fields: {
      name: 'name?',
      orderId: 'hidden',
      bookingNumber: 'text',
      hotel: 'text',
      checkIn: 'day',
      checkOut: 'day',
      changeDays: 'days',
    },
  },
  'questionnaire-notice': {
    kind: 'mail',
    priority: 1,
    fields: {
      bookingNumber: 'text',
      hotel: 'text',
      checkIn: 'day',
      checkOut: 'day',
      guest: 'freeText',
      overall: 'count',
      room: ['yes', 'partly', 'no'],
      /** The privileges that were not provided, or only in part. */
      missed: 'text?',
      quotable: ['yes', 'no'],
      message: 'lines?',
    },
  },
  'payment-received': {
    kind: 'mail',
    priority: 1,
    fields: { ...payment, paidAt: 'instant', cardLastFour: 'text?' },
  },
  'payment-failed': {
    kind: 'mail',
    priority: 1,
    fields: { ...payment, failedAt: 'instant', reason: ['declined', 'expired', 'authentication', 'unknown'] },
  },
  'payment-refunded': {
    kind: 'mail',
    priority: 1,
    fields: { ...payment, refundedAt: 'instant', cardLastFour: 'text?' },
  },
  'custom-order': {
    kind: 'mail',
    priority: 1,
    fields: {
      name: 'name?',
      orderNumber: 'text',
      /** Written by the employee who created it. */
      what: 'freeText',
      description: 'lines?',
      amount: 'money',
      payBy: 'instant',
      orderId: 'hidden',
    },
  },
  'membership-active': {
    kind: 'mail',
    priority: 1,
    fields: {
      name: 'name?',
      level: 'level',
      memberNumber: 'text',
      startsOn: 'day',
      expiresOn: 'day',
      monthlyBookings: 'allowance',
    },
  },
  'membership-expiring': {
    kind: 'mail',
    priority: 1,
    fields: { name: 'name?', level: 'level', expiresOn: 'day', daysLeft: 'days', fee: 'money' },
  },
  'contact-received': {
    kind: 'mail',
    priority: 1,
    fields: { name: 'name?', reference: 'text', inquiryType: 'text' },
  },
  'contact-notice': {
    kind: 'mail',
    priority: 1,
    fields: {
      reference: 'text',
      inquiryType: 'text',
      salutation: 'text',
      sender: 'freeText',
      email: 'text',
      phone: 'text',
      country: 'text',
      language: 'text',
      receivedAt: 'instant',
      message: 'lines',
    },
  },
  'newsletter-confirm': { kind: 'mail', priority: 1, fields: { token: 'hidden' } },
  'newsletter-welcome': { kind: 'mail', priority: 2, fields: { unsubscribeToken: 'hidden' } },
  'tailor-made-received': {
    kind: 'mail',
    priority: 1,
    fields: {
      name: 'name?',
      reference: 'text',
      destination: 'freeText',
      departure: 'day?',
      duration: 'freeText',
      travellers: 'travellers',
      budget: 'money?',
    },
  },
  'fast-track-awaiting': {
    kind: 'mail',
    priority: 1,
    fields: {
      name: 'name?',
      orderNumber: 'text',
      airport: 'text',
      service: ['arrival', 'departure', 'transfer'],
      serviceDay: 'day',
      flightNumber: 'text?',
      travellers: 'count',
      amount: 'money',
      page: 'page?',
    },
  },
  'fast-track-confirmed': {
    kind: 'mail',
    priority: 1,
    fields: {
      name: 'name?',
      orderNumber: 'text',
      airport: 'text',
      service: ['arrival', 'departure', 'transfer'],
      serviceDay: 'day',
      serviceTime: 'text',
      flightNumber: 'text',
      travellers: 'count',
      message: 'lines?',
      page: 'page?',
    },
  },
  'fast-track-declined': {
    kind: 'mail',
    priority: 1,
    fields: {
      name: 'name?',
      orderNumber: 'text',
      airport: 'text',
      service: ['arrival', 'departure', 'transfer'],
      serviceDay: 'day',
      flightNumber: 'text',
      travellers: 'count',
      amount: 'money',
      message: 'lines?',
      page: 'page?',
    },
  },
  'tailor-made-stage': {
    kind: 'mail',
    priority: 1,
    fields: {
      name: 'name?',
      reference: 'text',
      destination: 'freeText',
      stage: tailorMadeLetters,
      next: tailorMadeLetters,
      amount: 'money?',
      due: 'day?',
      page: 'page?',
    },
  },
  'desk-notice': {
    kind: 'mail',
    priority: 1,
    fields: {
      matter: ['request', 'consulting-fee', 'modification', 'journey', 'fast-track', 'concierge'],
      reference: 'text',
      sender: 'freeText',
      email: 'text',
      phone: 'text',
      language: 'text',
      receivedAt: 'instant',
      details: 'lines',
    },
  },
  invitation: {
    kind: 'mail',
    priority: 1,
    fields: {
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
    },
  },
  'concierge-answer': {
    kind: 'mail',
    priority: 1,
    fields: { name: 'name?', answeredBy: 'freeText', message: 'lines' },
  },
  'coupon-taken': {
    kind: 'mail',
    priority: 1,
    fields: {
      name: 'name?',
      couponId: 'hidden',
      coupon: 'text',
      supplier: 'text',
      serialNumber: 'text',
      expiresOn: 'day?',
    },
  },
} as const satisfies Record<string, TemplateDefinition>;

type Templates = typeof templates;
export type TemplateName = keyof Templates;
export type MailTemplate = {
  [T in TemplateName]: Templates[T]['kind'] extends 'mail' ? T : never;
}[TemplateName];
export type SmsTemplate = Exclude<TemplateName, MailTemplate>;
/** The data that each template requires: all of it, because an incomplete email is worse than none. */
export type MailData = {
  [T in TemplateName]: {
    -readonly [F in keyof Templates[T]['fields']]: FieldValue<Extract<Templates[T]['fields'][F], Field>>;
  };
};

/** Fields that mails queued by the previous version do not have, with what those said. */
export const addedFields: Record<string, string> = { credit: 'used' };

export const templateNames = keysOf(templates);
export const isMailTemplate = (name: TemplateName): name is MailTemplate => templates[name].kind === 'mail';

/** How long a message is worth sending, in minutes; null: always. An expired code only confuses. */
export function validMinutes<T extends TemplateName>(template: T, data: MailData[T]): number | null {
  const isUrgent = templates[template].priority === 0; // a template of the first priority has its validity in minutes
  return isUrgent && 'minutes' in data && typeof data.minutes === 'number' ? data.minutes : null;
}
