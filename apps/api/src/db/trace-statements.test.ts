import { expect, test } from 'vitest';
import { statementName } from './trace-statements.ts';

test.each([
  ['select "id", (select 1) from "hotels" where "id" = $1', 'SELECT hotels'],
  ['SELECT 1', 'SELECT'],
  ['insert into "outbox" ("id") values ($1) on conflict do nothing', 'INSERT outbox'],
  ['update "users" set "name" = $1 where "id" = $2', 'UPDATE users'],
  ['delete from sessions where user_id = $1', 'DELETE sessions'],
  ['begin', 'BEGIN'],
  ['set local statement_timeout = 0', 'SET'],
  ['', 'STATEMENT'],
])('%j is named %s', (text, name) => expect(statementName(text)).toBe(name));
