import { brand } from '@voyage/brand';
import { htmlLang } from '@voyage/domain/locale.ts';
import { href } from '@voyage/routes/href.ts';
import { pageHead } from '@voyage/site-chrome/head/head.ts';
import { jsonLd } from '@voyage/site-chrome/head/json-ld.ts';
import { pictureOrDrawing, pictureFile } from '@voyage/pictures/pictures.ts';
import { breadcrumbJsonLd } from '@voyage/ui/navigation/breadcrumb-json-ld.ts';
import type { ArticleSummary } from '@voyage/contracts/blog.ts';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import type { PictureCaption } from '../state/picture-caption.ts';

export type ArticleLoad = Pick<
  ArticleSummary,
  'title' | 'standfirst' | 'category' | 'tags' | 'picture' | 'publishedAt' | 'author' | 'draft'
> & {
  caption: PictureCaption | null;
};

export interface ArticleHeadInput {
  match: { context: PageContext };
  params: { urlName: string };
  loaderData?: ArticleLoad;
}

/** Metadata of an article for search engines and other sites. */
export function articleHead({ match: { context }, params, loaderData }: ArticleHeadInput) {
  const { locale, origin } = context;
  const path = href.article(locale, params.urlName);
  const { formatMessage: t } = context.words.intl(locale);
  const journal = t({ id: 'journal.title' });
  if (!loaderData) return pageHead({ locale, origin, path, title: journal, noIndex: true });
  const { title, standfirst, category, tags, picture, publishedAt, author, draft } = loaderData;
  const image = origin + pictureFile(pictureOrDrawing(picture), 1200);
  const head = pageHead({
    locale,
    origin,
    path,
    title,
    landing: journal,
    description: standfirst,
    noIndex: draft,
  });
  const article = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: standfirst,
    image: [image],
    datePublished: publishedAt,
    inLanguage: htmlLang(locale),
    mainEntityOfPage: origin + path,
    articleSection: category.name,
    keywords: tags.map(({ name }) => name).join(', '),
    author: { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', name: brand.name, url: origin },
  };
  const crumbs = [
    { name: t({ id: 'site.home' }), href: href.home(locale) },
    { name: journal, href: href.journal(locale) },
    { name: category.name, href: href.journal(locale, category.code) },
    { name: title, href: path },
  ];
  return {
    ...head,
    meta: [...head.meta, { property: 'og:type', content: 'article' }],
    scripts: jsonLd(article, breadcrumbJsonLd(crumbs, origin)),
  };
}
