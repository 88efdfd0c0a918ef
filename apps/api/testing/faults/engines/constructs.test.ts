import { expect, test } from 'vitest';
import { constructsOf, functionsOf } from './constructs.ts';

test.each([
  ['select 1 from "a" where "b" = $1', []],
  ['SELECT "id" FROM "a" ORDER BY "id" LIMIT 5 FOR UPDATE SKIP LOCKED', ['row locks', 'skip locked']],
  ['select * from a join b on a.id = b.id for update of a', ['row locks']],
  ['insert into a values ($1) on conflict (id) do update set n = excluded.n', ['on conflict']],
  ['with x as (update a set n = 1 returning id), y as (insert into b select id from x) select 1 from x', ['writes in with']],
  ['with x as (update a set n = 1), y as (update a set n = 2) select 1', ['writes in with', 'written twice']],
  ['with x as (insert into a values (1)), y as (delete from a) select 1', ['writes in with', 'written twice']],
  ['insert into events (kind) values ($1)', ['sequences']],
  ['set transaction isolation level repeatable read, read only', ['snapshot']],
  ['set local statement_timeout = 0', ['set local']],
  ['set statement_timeout = 0', ['session settings']],
  ['select pg_advisory_xact_lock($1)', ['transaction lock']],
  ['select pg_advisory_lock($1)', ['session lock']],
  ['select pg_advisory_unlock($1)', ['session lock']],
  ["select pg_notify('a', 'b')", ['listen and notify']],
  ['LISTEN hotels', ['listen and notify']],
  ["insert into a (notify) values ('for update; listen')", []],
  ['-- for update\nselect 1', []],
  ['lock table a', ['table locks']],
  ['create temporary table a (b int)', ['temporary tables']],
  ['set constraints all deferred', ['session settings', 'deferred constraints']],
  ['savepoint sp1', ['savepoints']],
  ['do $$ begin end $$', ['procedural code']],
  ['copy a (b) from stdin', ['copy']],
  ['select indexname from pg_indexes', ['system tables']],
  ['select a / 2 from b', ['division']],
  ["select a->>'b' from c", ['jsonb']],
  ['select jsonb_build_object($1, $2)', ['jsonb']],
  ['select 1 from a where b = any($1)', ['arrays']],
  ['select unnest($1::text[])', ['arrays']],
  ['select get_byte(rooms, 1) from allotments', ['byte arrays']],
] as const)('%s uses %j', (text, constructs) => expect(constructsOf(text, new Set(['events']))).toEqual(constructs)); // prettier-ignore

test.each([
  ['select coalesce(max(n), 0) from a where b = any($1)', ['coalesce', 'max']],
  ['insert into a (b, c) values ($1, now()) on conflict (b) do nothing', ['now']],
  ['insert into a as s (b) select n.x from unnest($1::int[]) as n (x)', ['unnest']],
])('%s calls %j', (text, functions) => expect(functionsOf(text)).toEqual(functions));
