import { endAttempt } from '../../use-cases/purchases/end-attempt.ts';
import { paymentPage, readPaymentResult } from '../../use-cases/purchases/payment-page.ts';
import { pay } from '../../use-cases/purchases/pay.ts';
import { handleNotification } from '../../use-cases/purchases/sync-payment.ts';
import type { Handlers } from '../handling/handler.ts';

export const payments = {
  payDirect: async ({ caller, body, locale, idempotencyKey, services }) => ({
    data: await pay(services, caller, idempotencyKey, body, locale),
  }),
  payment: async ({ caller, params, locale, services }) => ({
    data: await paymentPage(services, caller, params.id, locale),
  }),
  paymentResult: async ({ caller, params, locale, services }) => ({
    data: await readPaymentResult(services, caller, params.id, locale),
  }),
  endPayment: async ({ caller, body, locale, services }) => ({
    data: await endAttempt(services, caller, body.tradeId, locale),
  }),
  /**
   * Acknowledged only after the payment was queried and stored: without an acknowledgement the gateway repeats
   * the notification.
   */
  paymentNotify: async ({ body, services }) => {
    await handleNotification(services, body);
    return { data: {} };
  },
} satisfies Partial<Handlers>;
