import type { EndpointName } from '@voyage/contracts/endpoints.ts';
import recorded from './examples.json' with { type: 'json' };

interface Recorded {
  calls: Partial<Record<EndpointName, { body?: unknown; data?: unknown }>>;
  refusals: Partial<Record<EndpointName, Record<string, unknown>>>;
}
/** What integrator.test.ts sent and was answered. */
const { calls, refusals }: Recorded = recorded;
export { calls as examples, refusals as failureExamples };
