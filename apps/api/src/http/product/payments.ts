import { endpoints } from '@voyage/contracts/endpoints.ts';
import { endAttempt } from '../../use-cases/purchases/end-attempt.ts';
import { paymentPage, readPaymentResult } from '../../use-cases/purchases/payment-page.ts';
import { pay } from '../../use-cases/purchases/pay.ts';
import { handleNotification } from '../../use-cases/purchases/sync-payment.ts';
import { handler } from '../handling/handler.ts';

export const payDirect = handler(
  endpoints.payDirect,
  async ({ caller, body, locale, idempotencyKey, services }) => ({
    data: await pay(services, caller, idempotencyKey, body, locale),
  }),
);
export const payment = handler(endpoints.payment, async ({ caller, params, locale, services }) => ({
  data: await paymentPage(services, caller, params.id, locale),
}));
export const paymentResult = handler(
  endpoints.paymentResult,
  async ({ caller, params, locale, services }) => ({
    data: await readPaymentResult(services, caller, params.id, locale),
  }),
);
export const endPayment = handler(endpoints.endPayment, async ({ caller, body, locale, services }) => ({
  data: await endAttempt(services, caller, body.tradeId, locale),
}));
/**
 * Acknowledged only after the payment was queried and stored: without an acknowledgement the gateway repeats
 * the notification.
 */
export const paymentNotify = handler(endpoints.paymentNotify, async ({ body, services }) => {
  await handleNotification(services, body);
  return { data: {} };
});
