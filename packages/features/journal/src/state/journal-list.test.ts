import { journalQuerySchema } from '@voyage/routes/journal-query.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { articlesOf, hasLead } from './journal-list.ts';

test.each([
  ['the whole journal', {}, {}, { page: 1, pageSize: 10 }],
  [
    'a category, most read first',
    { category: 'table' },
    { sort: 'hot' },
    { category: 'table', sort: 'hot', page: 1, pageSize: 10 },
  ],
  ['a tag, second page', { tag: 'tea' }, { page: '2' }, { tags: ['tea'], page: 2, pageSize: 12 }],
  [
    'a keyword, whatever else the address says',
    { category: 'table' },
    { q: ' 茶  ', sort: 'hot', isDraft: 'true' },
    { tags: [], keyword: '茶', page: 1, pageSize: 12 },
  ],
  [
    'a keyword with characters that the service refuses',
    {},
    { q: '\u0000tea\u202e' },
    { tags: [], keyword: 'tea', page: 1, pageSize: 12 },
  ],
  ['drafts', {}, { isDraft: 'true' }, { isDraft: true, page: 1, pageSize: 10 }],
  ['nonsense', {}, { q: '   ', sort: 'price', page: '-3', isDraft: '1' }, { page: 1, pageSize: 10 }],
] as const)('%s', (_, params, raw, body) =>
  expect(articlesOf(params, v.parse(journalQuerySchema, raw))).toEqual(body),
);

test('a keyword is truncated to the service’s limit, by characters', () => {
  const { q = '' } = v.parse(journalQuerySchema, { q: '😀'.repeat(70) });
  expect([...q]).toHaveLength(60);
});

test('only lists have an enlarged first article', () => {
  expect([
    hasLead({}, {}),
    hasLead({ category: 'table' }, { page: 2 }),
    hasLead({ tag: 'tea' }, {}),
    hasLead({}, { q: 'tea' }),
  ]).toEqual([true, true, false, false]);
});
