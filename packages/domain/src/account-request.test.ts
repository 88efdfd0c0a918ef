import { expect, test } from 'vitest';
import { exportEndsAt, requestDueAt } from './account-request.ts';

const requestedAt = new Date('2026-11-22T10:00:00Z');

test('an export is ready after a day and available for a week; an account is deleted after two weeks', () => {
  const ready = requestDueAt('export', requestedAt);
  expect(ready.toISOString()).toBe('2026-11-23T10:00:00.000Z');
  expect(exportEndsAt(ready).toISOString()).toBe('2026-11-30T10:00:00.000Z');
  expect(requestDueAt('deletion', requestedAt).toISOString()).toBe('2026-12-06T10:00:00.000Z');
});
