import type { Output } from '@voyage/contracts/endpoint.ts';
import type {
  article,
  ArticleSummary,
  blogCategories,
  blogList,
  blogSearch,
} from '@voyage/contracts/blog.ts';
import { type Locale, type LocalizedText, inEveryLocale } from '@voyage/domain/locale.ts';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { errors } from '../../platform/errors.ts';
import { listFolders, readJsonFile, readTextFile } from '../../platform/content-files.ts';
import { vocabulary } from '../../inventory/vocabulary.ts';
import type { Caller } from '../../session/caller.ts';

type Block = Output<typeof article.data>['blocks'][number];
interface Facts {
  slug: string;
  category: string;
  tags: string[];
  picture: string;
  publishedAt: string;
  author: LocalizedText;
  readingMinutes: number;
  hot: boolean;
  draft: boolean;
  places: string[];
}
interface Text {
  title: string;
  standfirst: string;
  blocks: Block[];
  searched: string;
}
type Article = Facts & { text: Record<Locale, Text> };
interface Word {
  code: string;
  name: LocalizedText;
  description?: LocalizedText;
}

type Node = ReturnType<typeof fromMarkdown>['children'][number];
const wordsOf = (node: Parameters<typeof toString>[0]): string => toString(node).replaceAll('\n', ' ');
function blockOf(node: Node): Block {
  if (node.type === 'heading') return { kind: 'heading', text: wordsOf(node) };
  if (node.type === 'blockquote') return { kind: 'quote', text: wordsOf(node) };
  if (node.type === 'list') return { kind: 'list', items: node.children.map(wordsOf) };
  if (node.type === 'paragraph') return { kind: 'paragraph', text: wordsOf(node) };
  throw new Error(`an article cannot contain ${node.type}`);
}

/** Markdown: `# Title`, `> standfirst`, then paragraphs, `## headings`, `> quotes` and `- lists` (apps/api/content/blog). @throws Error at anything else */
export function parseArticle(markdown: string): Text {
  const [title, standfirst, ...rest] = fromMarkdown(markdown).children;
  if (title?.type !== 'heading' || standfirst?.type !== 'blockquote')
    throw new Error('an article must begin with its title and its standfirst');
  const text = { title: wordsOf(title), standfirst: wordsOf(standfirst), blocks: rest.map(blockOf) };
  return { ...text, searched: JSON.stringify(text).normalize('NFKC').toLowerCase() };
}

function readJournal() {
  const articles = listFolders('blog/')
    .map((slug): Article => ({
      ...readJsonFile<Facts>(`blog/${slug}/facts.json`),
      text: inEveryLocale((locale) => parseArticle(readTextFile(`blog/${slug}/${locale}.md`))),
    }))
    .toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.slug.localeCompare(b.slug));
  const byCode = (file: string) =>
    new Map(readJsonFile<Word[]>(`blog/${file}.json`).map((word) => [word.code, word]));
  return { articles, categories: byCode('categories'), tags: byCode('tags') };
}
let cached: ReturnType<typeof readJournal> | undefined;
const journal = () => (cached ??= readJournal());

const named = (words: Map<string, Word>, code: string, locale: Locale) => ({
  code,
  name: words.get(code)?.name[locale] ?? code,
});
function summary(a: Article, locale: Locale): ArticleSummary {
  const { categories, tags } = journal();
  const { title, standfirst } = a.text[locale];
  return {
    slug: a.slug,
    title,
    standfirst,
    category: named(categories, a.category, locale),
    tags: a.tags.map((tag) => named(tags, tag, locale)),
    picture: a.picture,
    publishedAt: a.publishedAt,
    author: a.author[locale],
    readingMinutes: a.readingMinutes,
    hot: a.hot,
    draft: a.draft,
  };
}
const isStaff = (caller: Caller | undefined) => caller?.roles.includes('employee') ?? false;
const publicArticles = () => journal().articles.filter((a) => !a.draft);
/** The slug, titles and categories of every published article, in each language. */
export const articleTitles = (): { slug: string; title: LocalizedText; category: LocalizedText }[] =>
  publicArticles().map((a) => ({
    slug: a.slug,
    title: {
      'zh-tw': a.text['zh-tw'].title,
      'zh-cn': a.text['zh-cn'].title,
      ja: a.text.ja.title,
      en: a.text.en.title,
    },
    category: journal().categories.get(a.category)?.name ?? { 'zh-tw': '', 'zh-cn': '', ja: '', en: '' },
  }));
function paged(all: Article[], page: number, pageSize: number, locale: Locale) {
  return {
    total: all.length,
    page,
    pageSize,
    articles: all.slice((page - 1) * pageSize, page * pageSize).map((a) => summary(a, locale)),
  };
}

export function categoriesOf(locale: Locale): Output<typeof blogCategories.data> {
  const { categories, tags } = journal();
  const all = publicArticles();
  return {
    categories: [...categories.values()].map((c) => ({
      code: c.code,
      name: c.name[locale],
      description: c.description?.[locale] ?? '',
      articles: all.filter((a) => a.category === c.code).length,
    })),
    tags: [...tags.values()]
      .map((t) => ({
        code: t.code,
        name: t.name[locale],
        articles: all.filter((a) => a.tags.includes(t.code)).length,
      }))
      .filter((t) => t.articles > 0),
  };
}

/** @throws ApiError bl0001 (no such category), au0107 (drafts are for staff) */
export function listArticles(
  { category, sort, isDraft, page, pageSize }: Output<typeof blogList.body>,
  caller: Caller | undefined,
  locale: Locale,
): Output<typeof blogList.data> {
  if (category && !journal().categories.has(category)) throw errors.articleNotFound();
  if (isDraft && !isStaff(caller)) throw errors.accessDenied();
  const all = (isDraft ? journal().articles : publicArticles()).filter(
    (a) => !category || a.category === category,
  );
  return paged(
    sort === 'hot' ? all.toSorted((a, b) => Number(b.hot) - Number(a.hot)) : all,
    page,
    pageSize,
    locale,
  );
}

/**
 * Every word of the keyword must occur in this language; CJK text has no spaces, so a word matches anywhere.
 */
export function searchArticles(
  { tags, keyword, page, pageSize }: Output<typeof blogSearch.body>,
  locale: Locale,
): Output<typeof blogSearch.data> {
  const words = (keyword ?? '').normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);
  return paged(
    publicArticles().filter(
      (a) =>
        (tags.length === 0 || tags.some((tag) => a.tags.includes(tag))) &&
        words.every((word) => a.text[locale].searched.includes(word)),
    ),
    page,
    pageSize,
    locale,
  );
}

/** @throws ApiError bl0001 */
export function readArticle(
  slug: string,
  wantsDraft: boolean,
  caller: Caller | undefined,
  locale: Locale,
): Output<typeof article.data> {
  const found = journal().articles.find((a) => a.slug === slug);
  if (!found || (found.draft && !(wantsDraft && isStaff(caller)))) throw errors.articleNotFound();
  const likeness = (a: Article) =>
    (a.category === found.category ? 1 : 0) + 2 * a.tags.filter((tag) => found.tags.includes(tag)).length;
  const related = publicArticles()
    .filter((a) => a.slug !== slug)
    .toSorted((a, b) => likeness(b) - likeness(a))
    .slice(0, 3);
  return {
    ...summary(found, locale),
    blocks: found.text[locale].blocks,
    related: related.map((a) => summary(a, locale)),
    places: found.places.flatMap((code) => {
      const place = vocabulary().places.get(code);
      return place ? [{ code, name: place.name[locale] }] : [];
    }),
  };
}
