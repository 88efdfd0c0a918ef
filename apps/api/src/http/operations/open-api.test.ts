import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it, test } from 'vitest';
import { endpointNames, endpointOf } from '@voyage/contracts/endpoints.ts';
import { failure } from '@voyage/contracts/envelope.ts';
import { detailsOf } from '@voyage/contracts/error-details.ts';
import { commonErrors, errorCode } from '@voyage/contracts/errors.ts';
import * as v from 'valibot';
import { errorTable } from '../../platform/errors.ts';
import flow from './examples.json' with { type: 'json' };
import { openApi } from './open-api.ts';

const document = openApi({ main: 'https://main.example', club: 'https://club.example' });

it('is well-formed, and its examples match its schemas', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      'no-invalid-media-type-examples': 'error',
      'no-unused-components': 'error',
      // Responses of every endpoint are described in one place, by the codes of their status.
      'operation-4xx-response': 'error',
    },
  });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(
    problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`),
  ).toEqual([]);
});

test('every endpoint has an example of its request and its response', () => {
  const without = endpointNames.filter((name) => {
    const { path, method, body, data } = endpointOf(name);
    const operation = document.paths[`/${path}`]?.[method.toLowerCase()];
    const sent = operation?.requestBody?.content['application/json'];
    const answered = operation?.responses['200']?.content['application/json'];
    return (body && !sent?.example) || (data && !answered?.example);
  });
  expect(without, 'record them: RECORD_EXAMPLES in docs/operations/run.md').toEqual([]);
  const notification = document.webhooks.paymentNotification?.post?.requestBody?.content['application/json'];
  expect(notification?.example).toMatchObject({ currency: 'TWD' });
});

test('every endpoint has an example of each error that it declares, and of those that all share', () => {
  const { examples } = document.components;
  const without = endpointNames.flatMap((name) => {
    const { path, method, errors = [] } = endpointOf(name);
    const { responses = {} } = document.paths[`/${path}`]?.[method.toLowerCase()] ?? {};
    return [...errors, ...commonErrors]
      .map((error) => errorCode[error])
      .filter((code) => {
        const shown = responses[errorTable[code].status]?.content['application/json']?.examples?.[code];
        const shared = shown && '$ref' in shown && shown.$ref.replace('#/components/examples/', '');
        const { value } = shared ? (examples[shared] ?? {}) : { value: undefined, ...shown };
        return !v.is(v.object({ success: v.literal(false), code: v.literal(code) }), value);
      })
      .map((code) => `${name} ${code}`);
  });
  expect(without).toEqual([]);
});

test('an error has the details of its contract, whether from the endpoint that was tried or another', () => {
  for (const [code, { summary, value }] of Object.entries(document.components.examples)) {
    const { details, message, ...answered } = v.parse(failure, value);
    expect([answered.code, summary]).toEqual([code, `${code}: ${message}`]);
    const schema = detailsOf(answered.code);
    expect(schema ? v.is(schema, details) : details === undefined, code).toBe(true);
  }
  const { responses = {} } = document.paths['/v1/tp/hotel/search']?.post ?? {};
  expect(responses['400']?.content['application/json']?.examples?.rq0001).toMatchObject({
    value: { details: { issues: [{ path: expect.stringMatching(/^stay\./) }] } },
  });
});

test('what was recorded matches the table of errors', () => {
  const { requestId: _, ...recorded } = flow.refusals.login.au0101;
  expect(document.components.examples.au0101?.value).toMatchObject(recorded);
});

test('every operation has a description and a unique title that fits the menu of the reference', () => {
  const operations = [...Object.values(document.paths), ...Object.values(document.webhooks)].flatMap((path) =>
    Object.values(path),
  );
  expect(operations.length).toBe(endpointNames.length + 1);
  const titles = operations.map(({ summary }) => summary);
  expect(titles.filter((title) => !/^[A-Z][\w' -]{2,39}$/.test(title))).toEqual([]);
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  expect(
    operations
      .filter(({ description }) => !/^\S.*\.$/s.test(description))
      .map(({ operationId }) => operationId),
  ).toEqual([]);
});

test('schemas that several endpoints share have a name', () => {
  const { schemas } = document.components;
  for (const name of ['Hotel', 'HotelSummary', 'Offer', 'Order', 'Money', 'Stay', 'Price', 'Failure'])
    expect(schemas, name).toHaveProperty(name);
  const search = document.paths['/v1/tp/hotel/search']?.post;
  expect(JSON.stringify(search?.responses['200'])).toContain('"#/components/schemas/HotelSummary"');
  expect(JSON.stringify(schemas.Offer)).toContain('"#/components/schemas/Price"');
  // What may be left out in a request is always there in an answer: each has its own name.
  expect(JSON.stringify(document.paths['/v1/hotel/booking']?.post?.requestBody)).toContain(
    '"#/components/schemas/BookingRequestInput"',
  );
});

it('lists the servers', () =>
  expect(document.servers.map(({ url }) => url)).toEqual([
    '.',
    'https://main.example/api',
    'https://club.example/api',
  ]));
