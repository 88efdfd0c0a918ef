import { locales } from '@voyage/domain/locale.ts';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { vocabulary } from '../../inventory/vocabulary.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { parseArticle } from './journal.ts';

let s: TestService;
beforeAll(async () => {
  s = await startService();
});
afterAll(() => s.close());
interface Summary {
  slug: string;
  category: { code: string };
  tags: { code: string }[];
  draft: boolean;
  publishedAt: string;
  title: string;
}
const list = async (body: object, token?: string) =>
  s.call('POST', 'v1/blog/list', { body: { pageSize: 50, ...body }, ...(token ? { token } : {}) });

test('an article is parsed into its blocks', () => {
  expect(
    parseArticle('# Title\n\n> One\n> two\n\nA line\nand another.\n\n## Part\n\n> A voice.\n\n- a\n- b'),
  ).toMatchObject({
    title: 'Title',
    standfirst: 'One two',
    blocks: [
      { kind: 'paragraph', text: 'A line and another.' },
      { kind: 'heading', text: 'Part' },
      { kind: 'quote', text: 'A voice.' },
      { kind: 'list', items: ['a', 'b'] },
    ],
  });
});

test('what an article cannot show is rejected', () => {
  expect(() => parseArticle('Title\n\n> Standfirst')).toThrow('begin with its title');
  expect(() => parseArticle('# Title\n\n> Standfirst\n\n```\ncode\n```')).toThrow('cannot contain code');
});

describe('every article', () => {
  const slugs = readdirSync(new URL('../../../content/blog', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  test.each(slugs)(
    '%s is written in each language, with a category, tags and places that exist',
    async (slug) => {
      const staff = (await s.login('employee')).accessToken;
      const { categories, tags } = (await s.call('GET', 'v1/blog/category/list')).data;
      const titles = new Set<string>();
      for (const locale of locales) {
        const { status, data, text } = await s.call('GET', `v1/blog/${slug}?isDraft=true`, {
          locale,
          token: staff,
        });
        expect(status, text).toBe(200);
        titles.add(data.title);
        expect(data.blocks.length).toBeGreaterThan(5);
        expect(JSON.stringify(data.blocks)).not.toMatch(/[<>#*]|\]\(/);
        expect(categories.map((c: { code: string }) => c.code)).toContain(data.category.code);
        if (!data.draft)
          for (const tag of data.tags) expect(tags.map((t: { code: string }) => t.code)).toContain(tag.code);
        for (const place of data.places) expect(vocabulary().places.has(place.code)).toBe(true);
        expect(data.related).toHaveLength(Math.min(3, slugs.length - 2));
      }
      expect(titles.size).toBeGreaterThan(2);
    },
  );
});

test('lists are newest first, by category, in pages', async () => {
  const all = (await list({})).data;
  const days = all.articles.map((article: Summary) => article.publishedAt);
  expect(days).toEqual(days.toSorted().toReversed());
  const category = all.articles[0].category.code;
  expect(
    (await list({ category })).data.articles.every((article: Summary) => article.category.code === category),
  ).toBe(true);
  expect((await list({ pageSize: 1, page: 2 })).data.articles[0].slug).toBe(all.articles[1].slug);
  expect((await list({ category: 'nothing' })).code).toBe('bl0001');
});

test('drafts are for employees who request them', async () => {
  const staff = (await s.login('employee')).accessToken;
  const drafts = (await list({ isDraft: true }, staff)).data.articles.filter(
    (article: Summary) => article.draft,
  ) as Summary[];
  expect((await list({ isDraft: true })).code).toBe('au0107');
  expect((await list({ isDraft: true }, (await s.login('noir')).accessToken)).code).toBe('au0107');
  expect((await list({})).data.articles.some((article: Summary) => article.draft)).toBe(false);
  for (const { slug } of drafts) {
    expect((await s.call('GET', `v1/blog/${slug}?isDraft=true`)).code).toBe('bl0001');
    expect((await s.call('GET', `v1/blog/${slug}`, { token: staff })).code).toBe('bl0001');
  }
  expect((await s.call('GET', 'v1/blog/no-such-article')).code).toBe('bl0001');
});

test("search needs every word, in the reader's own language, and any of the tags", async () => {
  const search = async (body: object, locale: 'en' | 'zh-tw' = 'en') =>
    (await s.call('POST', 'v1/blog/search-by-tags', { body: { pageSize: 50, ...body }, locale })).data
      .articles as Summary[];
  expect((await search({ keyword: 'KYOTO winter' })).map((a) => a.slug)).toContain('kyoto-winter-week');
  expect((await search({ keyword: '京都' }, 'zh-tw')).map((a) => a.slug)).toContain('kyoto-winter-week');
  expect(await search({ keyword: 'kyoto zzzz' })).toEqual([]);
  for (const article of await search({ tags: ['japan'] }))
    expect(article.tags.map((tag) => tag.code)).toContain('japan');
});
