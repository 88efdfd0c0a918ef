import type { EndpointName } from '@voyage/contracts/endpoints.ts';

/** Section 7, "Time-outs", in milliseconds. */
const defaultTimeout = 10_000;
const timeouts: Partial<Record<EndpointName, number>> = {
  profile: 5_000,
  changeProfile: 5_000,
  setLanguage: 5_000,
  hotelSearch: 20_000,
  availabilitySearch: 40_000,
  planSearch: 30_000,
  plan: 20_000,
  createBooking: 50_000,
  feVersion: 5_000,
  /** Our own figure: the service waits 30 seconds for the bank (docs/payments.md). */
  payDirect: 45_000,
  paymentResult: 40_000,
};

/** The same for a patient call: by staff, or by a visitor who retries after a time-out. */
const longTimeouts: Partial<Record<EndpointName, number>> = { planSearch: 80_000 };

/**
 * The time-out of a call in milliseconds; `patient` selects the longer one if docs/product/calls.md
 * has one for it.
 */
export const timeoutOf = (name: EndpointName, patient = false): number =>
  (patient ? longTimeouts[name] : undefined) ?? timeouts[name] ?? defaultTimeout;
