import { endpointNames, type EndpointName } from '@voyage/contracts/endpoints.ts';
import flow from './examples.json' with { type: 'json' };
import tests from './examples-of-tests.json' with { type: 'json' };

interface Recorded {
  calls: Partial<Record<EndpointName, { body?: unknown; data?: unknown }>>;
  refusals: Partial<Record<EndpointName, Record<string, unknown>>>;
}
/** What integrator.test.ts sent and was answered, and for all other calls what tests of the service were (testing/record-examples.ts). */
const [first, others]: [Recorded, Recorded] = [flow, tests];
export const examples: Recorded['calls'] = { ...others.calls, ...first.calls };
/** What the payment gateway sent. */
export const notificationExample: unknown = tests.paymentNotification;
export const failureExamples: Recorded['refusals'] = Object.fromEntries(
  endpointNames.map((name) => [name, { ...others.refusals[name], ...first.refusals[name] }]),
);
