import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { content } from './content/wire.ts';
import { inactivePage } from './rapid-content.ts';
import * as wire from './wire.ts';

// The supplier's own contract with its examples, beside the project and never in it.
const file = new URL('../../../../../../shared/contracts/rapid-v3.openapi.yaml', import.meta.url);

interface Operation {
  responses: Record<string, { content?: Record<string, { examples?: Record<string, { value: unknown }> }> }>;
}
interface Contract {
  paths: Record<string, Record<string, Operation | undefined> | undefined>;
}

/** Its generator breaks long texts where YAML does not allow it. */
const readContract = (): Contract => parse(readFileSync(file, 'utf8').replace(/\\\n\s*/g, ''));

describe.skipIf(!existsSync(file))('the examples of the contract', () => {
  const contract = existsSync(file) ? readContract() : { paths: {} };
  const examplesOf = (path: string, method: string, status: string) =>
    Object.entries(
      contract.paths[path]?.[method]?.responses[status]?.content?.['application/json']?.examples ?? {},
    );
  const rates = '/properties/{property_id}/rooms/{room_id}/rates/{rate_id}';
  /** Those that are not what the contract's own schema says (lists that are no lists), or not whole. */
  const wrong = new Set([
    `${rates} Price Changed Example`,
    '/itineraries Itinerary with History V2 - Traveler No Show',
    // only some of its fields were asked for
    '/properties/content Multiple Properties With include name, and ratings',
  ]);

  test.each([
    ['/properties/content', 'get', '200', v.record(v.string(), content)],
    ['/properties/inactive', 'get', '200', inactivePage],
    ['/properties/availability', 'get', '200', wire.availability],
    ['/properties/{property_id}/availability', 'get', '200', wire.availability],
    [rates, 'get', '200', wire.priceCheck],
    ['/itineraries', 'get', '200', wire.itineraries],
    ['/itineraries', 'get', '206', wire.itineraries],
    ['/itineraries', 'post', '400', wire.refusal],
    ['/itineraries/{itinerary_id}', 'get', '200', wire.itinerary],
    ['/itineraries/{itinerary_id}', 'get', '206', wire.itinerary],
    ['/itineraries/{itinerary_id}', 'delete', '400', wire.refusal],
    ['/itineraries', 'post', '201', wire.booked],
  ] as const)('%s %s %s', (path, method, status, schema) => {
    const examples = examplesOf(path, method, status);
    expect(examples.length).toBeGreaterThan(0);
    const refused = examples.filter(([, { value }]) => !v.safeParse(schema, value).success);
    const named = examples.map(([name]) => `${path} ${name}`);
    expect(refused.map(([name]) => `${path} ${name}`)).toEqual(named.filter((name) => wrong.has(name)));
  });
});
