import type { Output } from '@voyage/contracts/endpoint.ts';
import type { payment as paymentContract } from '@voyage/contracts/payment.ts';

/** What is to be paid, and its progress. */
export type PaymentState = Output<typeof paymentContract.data>;
