import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { code, count, isoDay, named, requiredText } from './values.ts';

const anyone = { tag: 'blog', access: 'optional' } as const;
const paging = {
  page: v.optional(v.pipe(count, v.minValue(1), v.maxValue(500)), 1),
  pageSize: v.optional(v.pipe(count, v.minValue(1), v.maxValue(50)), 12),
};
export const articleSummary = v.object({
  slug: v.string(),
  title: v.string(),
  standfirst: v.string(),
  category: named,
  tags: v.array(named),
  picture: v.string(),
  publishedAt: isoDay,
  author: v.string(),
  readingMinutes: count,
  hot: v.boolean(),
  draft: v.boolean(),
});
export type ArticleSummary = v.InferOutput<typeof articleSummary>;
const articles = v.object({ total: count, page: count, pageSize: count, articles: v.array(articleSummary) });

export const blogCategories = endpoint('GET', 'v1/blog/category/list', {
  ...anyone,
  summary: 'List article categories',
  description: 'Returns the categories and tags of the journal, with the number of articles in each.',
  data: v.object({
    categories: v.array(
      v.object({ code: v.string(), name: v.string(), description: v.string(), articles: count }),
    ),
    tags: v.array(v.object({ code: v.string(), name: v.string(), articles: count })),
  }),
});
export const blogList = endpoint('POST', 'v1/blog/list', {
  ...anyone,
  summary: 'List articles',
  description:
    'Returns the articles of one category or of all categories, newest or most read first. Drafts are included only for staff, on request.',
  body: v.object({
    category: v.optional(code),
    sort: v.optional(v.picklist(['new', 'hot']), 'new'),
    isDraft: v.optional(v.boolean(), false),
    ...paging,
  }),
  data: articles,
  errors: ['articleNotFound', 'accessDenied'],
});
export const blogSearch = endpoint('POST', 'v1/blog/search-by-tags', {
  ...anyone,
  summary: 'Search articles',
  description:
    'Returns the articles that have any of the tags and contain every word of the keyword in the title, standfirst or text.',
  body: v.object({
    tags: v.optional(v.pipe(v.array(code), v.maxLength(20)), []),
    keyword: v.optional(requiredText(60)),
    ...paging,
  }),
  data: articles,
});
/** Text of an article: blocks of one kind each; inline text is plain. */
export const block = v.variant('kind', [
  v.object({ kind: v.literal('paragraph'), text: v.string() }),
  v.object({ kind: v.literal('heading'), text: v.string() }),
  v.object({ kind: v.literal('quote'), text: v.string() }),
  v.object({ kind: v.literal('list'), items: v.array(v.string()) }),
]);
export const article = endpoint('GET', 'v1/blog/{slug}', {
  ...anyone,
  summary: 'Get article',
  description: 'Returns an article. Drafts are returned only to staff, with `isDraft=true`.',
  params: v.object({ slug: code }),
  query: v.object({ isDraft: v.optional(v.picklist(['true', 'false']), 'false') }),
  data: v.object({
    ...articleSummary.entries,
    blocks: v.array(block),
    places: v.array(named),
    related: v.array(articleSummary),
  }),
  errors: ['articleNotFound'],
});
