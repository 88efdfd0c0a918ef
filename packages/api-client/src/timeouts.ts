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
  /** Ours: the service waits 30 seconds for the bank (docs/payments.md). */
  payDirect: 45_000,
  paymentResult: 40_000,
};

/** The same for a call that is asked to be patient: staff who sell whatever comes, and a reader who asks again after a time-out. */
const patientTimeouts: Partial<Record<EndpointName, number>> = { planSearch: 80_000 };

/** How long a call may take, in milliseconds; `patient`: where docs/product/calls.md has a longer time for it. */
export const timeoutOf = (name: EndpointName, patient = false): number =>
  (patient ? patientTimeouts[name] : undefined) ?? timeouts[name] ?? defaultTimeout;
