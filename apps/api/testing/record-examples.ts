import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpointNames, endpointOf, type EndpointName } from '@voyage/contracts/endpoints.ts';
import { errorCode } from '@voyage/contracts/errors.ts';

// Examples of the OpenAPI document are what tests sent and were answered: with RECORD_EXAMPLES naming a
// folder, each worker keeps the best of each call and error there, and merge-examples.ts makes one file of them.

export interface RecordedCall {
  body?: unknown;
  data?: unknown;
}
export interface Recording {
  calls: Partial<Record<EndpointName, RecordedCall>>;
  refusals: Partial<Record<EndpointName, Record<string, unknown>>>;
}

const folder = process.env.RECORD_EXAMPLES;
const recording: Recording = { calls: {}, refusals: {} };
const names = Object.fromEntries(Object.entries(errorCode).map(([name, code]) => [code, name]));
const patterns = endpointNames.map((name) => {
  const { method, path } = endpointOf(name);
  return { name, method, path: new RegExp(`^/?${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`) };
});
const common: readonly string[] = ['rq0001', 'rq0002', 'rq0003', 'rq0005', 'rq0006', 'sy0001', 'sy0002'];

/** One of each list, two where they are plain values: an example shows their structure. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, typeof value[0] === 'object' ? 1 : 2).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}
/** How much an example shows: its properties that are neither null nor empty. */
export function richness(value: unknown): number {
  if (value === null || value === undefined || value === '') return 0;
  if (typeof value !== 'object') return 1;
  return Object.values(value).reduce((sum: number, inner) => sum + richness(inner), 0);
}

/** Stores a request and its response, if they contain more than those stored of the same call. */
export function recordExample(
  method: string,
  path: string,
  body: unknown,
  answer: { success?: boolean; code?: string; data?: unknown; details?: unknown } | undefined,
): void {
  if (folder === undefined || !answer) return;
  const name = patterns.find((one) => one.method === method && one.path.test(path))?.name;
  if (!name) return;
  const { code, details } = answer;
  if (code !== undefined) {
    if (details === undefined) return; // the rest follows from the table of errors (failure-examples.ts)
    const own: readonly string[] = endpointOf(name).errors ?? [];
    if (own.includes(names[code] ?? '') || common.includes(code))
      (recording.refusals[name] ??= {})[code] ??= answer;
  } else {
    const data = shortened(answer.data);
    const example = body === undefined ? { data } : { body: shortened(body), data };
    const kept = recording.calls[name];
    if (!kept || richness(example) > richness(kept)) recording.calls[name] = example;
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify(recording));
}
