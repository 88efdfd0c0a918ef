import type { ErrorDetails } from '@voyage/contracts/error-details.ts';
import { failure } from '@voyage/contracts/envelope.ts';
import { errorCode, errorCodes } from '@voyage/contracts/errors.ts';
import { Hono } from 'hono';
import pg from 'pg';
import { pino } from 'pino';
import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { ApiError, errors, errorTable } from '../../platform/errors.ts';
import { onError } from './failures.ts';
import { openApi } from '../operations/open-api.ts';
import type { Variables } from './register.ts';

/** What a service answers to a request on which this is thrown. */
async function answerTo(error: Error, { check = true } = {}) {
  const logged: { text?: string }[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push({ text: line }) });
  const app = new Hono<{ Variables: Variables }>();
  app.use((c, next) => (c.set('requestId', 'request-1'), next()));
  app.get('/', () => {
    throw error;
  });
  app.onError(onError({ log, env: { CHECK_RESPONSES: check } }));
  const reply = await app.request('/');
  return { status: reply.status, headers: reply.headers, body: v.parse(failure, await reply.json()), logged };
}

test('every error has a name, and is returned with its status, code and message', async () => {
  for (const [name, code] of Object.entries(errorCode)) {
    const error: unknown = Reflect.get(errors, name);
    expect(error, name).toBeTypeOf('function');
    const made: unknown = Reflect.apply(v.parse(v.function(), error), undefined, []);
    expect(made, name).toBeInstanceOf(ApiError);
    expect(made, name).toMatchObject({ code });
  }
  const { status, body } = await answerTo(errors.soldOut());
  expect([status, body]).toEqual([
    errorTable.ht0005.status,
    { success: false, code: 'ht0005', message: errorTable.ht0005.message, requestId: 'request-1' },
  ]);
});

test('returns the details of an error with its code', async () => {
  const { body } = await answerTo(errors.codeSentRecently({ retryAfterSeconds: 30 }));
  expect(body.details).toEqual({ retryAfterSeconds: 30 });
  expect((await answerTo(errors.priceChanged(undefined))).body).not.toHaveProperty('details');
});

test('treats details that violate the contract as an internal error where responses are checked', async () => {
  const error = Object.assign(errors.departureTooSoon({ days: 30 }), { details: { weeks: 4 } });
  const checked = await answerTo(error);
  expect([checked.status, checked.body.code, checked.logged.length]).toEqual([500, 'sy0002', 1]);
  expect((await answerTo(error, { check: false })).body.code).toBe('py0009');
  const extra = Object.assign(errors.soldOut(), { details: { left: 1 } });
  expect((await answerTo(extra)).body.code).toBe('sy0002');
});

test('sends Retry-After when requests are too frequent or the service is unavailable', async () => {
  expect((await answerTo(errors.tooManyRequests())).headers.get('retry-after')).toBe('60');
  expect((await answerTo(errors.busy())).headers.get('retry-after')).toBe('5');
  const unavailable = await answerTo(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }));
  expect([unavailable.status, unavailable.body.code, unavailable.headers.get('retry-after')]).toEqual([
    503,
    'sy0001',
    '5',
  ]);
});

test('logs why the database is unavailable, without the values that were being written', async () => {
  const full = Object.assign(new pg.DatabaseError('no space for haruka@example.test', 0, 'error'), {
    code: '53100',
    severity: 'ERROR',
  });
  const { status, logged } = await answerTo(new Error('Failed query', { cause: full }));
  expect(status).toBe(503);
  expect(logged.map(({ text = '' }): unknown => JSON.parse(text))).toMatchObject([
    { level: 40, requestId: 'request-1', reason: 'database 53100', msg: 'database unavailable' },
  ]);
  expect(logged[0]?.text).not.toContain('haruka');
});

test('reveals nothing about an unexpected error', async () => {
  const { status, body } = await answerTo(new Error('select secret'));
  expect([status, body.code]).toEqual([500, 'sy0002']);
  expect(JSON.stringify(body)).not.toContain('secret');
});

test('the details of an error are required by its type, and cannot be those of another', () => {
  expectTypeOf(errors.soldOut).parameters.toEqualTypeOf<[]>();
  expectTypeOf(errors.cancellationCostChanged).parameters.toEqualTypeOf<[details: ErrorDetails['bk0006']]>();
  expectTypeOf(errors.priceChanged).parameters.toEqualTypeOf<[details?: ErrorDetails['ht0006']]>();
  expectTypeOf<{ hoursAhead: number }>().not.toExtend<ErrorDetails['py0009']>();
  expectTypeOf<ErrorDetails['ht0005']>().toBeUndefined();
});

describe('the OpenAPI document', () => {
  const { schemas } = openApi({ main: '', club: '' }).components;
  const rules = schemas.Failure?.oneOf ?? [];
  test('describes the details of every error code once', () => {
    const codes = rules.flatMap((rule) => {
      const { code } = typeof rule === 'object' ? (rule.properties ?? {}) : {};
      return typeof code === 'object' ? (code.enum ?? []) : [];
    });
    expect(codes.toSorted()).toEqual(errorCodes.toSorted());
  });
  test('includes the order in the error for an offer that was already booked', () => {
    const rule = rules.find((one) => JSON.stringify(one).includes('"bk0007"'));
    expect(JSON.stringify(rule)).toContain('"#/components/schemas/BookedAlready"');
    expect(schemas.BookedAlready?.properties).toHaveProperty('bookingNumber');
  });
});
