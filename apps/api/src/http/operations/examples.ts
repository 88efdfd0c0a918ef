import { endpointNames, type EndpointName } from '@voyage/contracts/endpoints.ts';
import flow from './examples.json' with { type: 'json' };
import tests from './examples-of-tests.json' with { type: 'json' };

interface Recorded {
  calls: Partial<Record<EndpointName, { body?: unknown; data?: unknown }>>;
  refusals: Partial<Record<EndpointName, Record<string, unknown>>>;
}
/**
 * Requests and responses of integrator.test.ts, and for all other calls those of the service's tests
 * (testing/record-examples.ts).
 */
const [first, others]: [Recorded, Recorded] = [flow, tests];
export const examples: Recorded['calls'] = { ...others.calls, ...first.calls };
export const notificationExample: unknown = tests.paymentNotification;
export const failureExamples: Recorded['refusals'] = Object.fromEntries(
  endpointNames.map((name) => [name, { ...others.refusals[name], ...first.refusals[name] }]),
);
