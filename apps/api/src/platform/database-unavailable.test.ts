import pg from 'pg';
import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './database-unavailable.ts';

const failure = (code: string, severity = 'ERROR') =>
  Object.assign(new pg.DatabaseError('of the database', 0, 'error'), { code, severity });

test.each([
  ['a pooler that has lost its server, or has none left', failure('08P01', 'FATAL'), true],
  ['a wrong number of parameters, which is our fault', failure('08P01'), false],
  ['a primary that has become a standby', failure('25006'), true],
  ['a transaction that we left waiting too long', failure('25P03', 'FATAL'), true],
  ['no answer to the first statement', new Error('Query read timeout'), true],
  ['a rule of a table', failure('23505'), false],
  ['the cause of another error', new Error('Failed query', { cause: failure('25006') }), true],
])('%s', (_, error, unavailable) => {
  expect(isDatabaseUnavailable(error)).toBe(unavailable);
});
