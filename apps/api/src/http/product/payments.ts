import { endAttempt } from '../../use-cases/purchases/end-attempt.ts';
import { paymentPage, readPaymentResult } from '../../use-cases/purchases/payment-page.ts';
import { pay } from '../../use-cases/purchases/pay.ts';
import { handleNotification } from '../../use-cases/purchases/sync-payment.ts';
import type { Handlers } from '../handling/handler.ts';

export const payments = {
  payDirect: ({ caller, body, locale, idempotencyKey, services }) =>
    pay(services, caller, idempotencyKey, body, locale),
  payment: ({ caller, params, locale, services }) => paymentPage(services, caller, params.id, locale),
  paymentResult: ({ caller, params, locale, services }) =>
    readPaymentResult(services, caller, params.id, locale),
  endPayment: ({ caller, body, locale, services }) => endAttempt(services, caller, body.tradeId, locale),
  /**
   * Acknowledged only after the payment was queried and stored: without an acknowledgement the gateway repeats
   * the notification.
   */
  paymentNotify: ({ body, services }) => handleNotification(services, body),
} satisfies Partial<Handlers>;
