import type { Construct } from './constructs.ts';

/** What each hot path uses, as docs/operations/grow.md says it. */
export const hotPathUses: Record<string, Construct[]> = {
  search: ['arrays', 'jsonb', 'set local', 'snapshot'],
  plans: ['set local'],
  login: ['arrays', 'on conflict'],
  session: [],
  booking: ['arrays', 'byte arrays', 'jsonb', 'on conflict', 'row locks', 'sequences', 'writes in with'],
  order: ['jsonb'],
  cancellation: ['jsonb', 'on conflict', 'row locks', 'sequences', 'skip locked', 'writes in with'],
  payment: ['on conflict', 'row locks', 'sequences', 'writes in with'],
  jobs: [
    'arrays',
    'jsonb',
    'on conflict',
    'row locks',
    'sequences',
    'set local',
    'skip locked',
    'snapshot',
    'writes in with',
  ],
};
export const hotPathFunctions = [
  'cardinality',
  'coalesce',
  'count',
  'get_byte',
  'greatest',
  'jsonb_build_object',
  'jsonb_object_agg',
  'least',
  'length',
  'max',
  'min',
  'set_config',
  'unnest',
];
/** What the hot paths do without. */
export const refused: Construct[] = [
  'session lock',
  'transaction lock',
  'listen and notify',
  'deferred constraints',
  'table locks',
  'two-phase commit',
  'written twice',
  'division',
  'session settings',
  'temporary tables',
  'cursors',
  'savepoints',
  'procedural code',
  'copy',
  'system tables',
];
/** What of it other paths use. */
export const otherUses: Record<string, Construct[]> = {
  'each connection, at its start': ['session settings', 'system tables'],
  'migrating, at each start': ['session lock', 'session settings', 'system tables'],
  'moving allotments on, at each start': ['session settings', 'transaction lock'],
  'codes by email and SMS': ['transaction lock'],
};
