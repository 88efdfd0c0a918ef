import { brand } from '@voyage/brand';
import { htmlLang } from '@voyage/domain/locale.ts';
import { href } from '@voyage/routes/href.ts';
import { pageHead, breadcrumbFromHome, type Matched } from '@voyage/site-chrome/head/head.ts';
import { pictureAddress, pictureOrDrawing } from '@voyage/pictures/pictures.ts';
import type { ArticleSummary } from '@voyage/contracts/blog.ts';
import type { PictureCaption } from '../state/picture-caption.ts';

export type ArticleLoad = Pick<
  ArticleSummary,
  'title' | 'standfirst' | 'category' | 'tags' | 'picture' | 'publishedAt' | 'author' | 'draft'
> & {
  caption: PictureCaption | null;
};

export interface ArticleHeadInput extends Matched<ArticleLoad> {
  params: { urlName: string };
}

/** Metadata of an article for search engines and other sites. */
export function articleHead({ match: { context }, params, loaderData }: ArticleHeadInput) {
  const { locale, origin } = context;
  const path = href.article(locale, params.urlName);
  const { t } = context.words.intl(locale);
  const journal = t('journal.title');
  if (!loaderData) return pageHead(context, { path: null, title: journal });
  const { title, standfirst, category, tags, picture, publishedAt, author, draft } = loaderData;
  const image = pictureAddress(origin, pictureOrDrawing(picture), 1200);
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
  const head = pageHead(context, {
    path: draft ? null : path,
    title,
    landing: journal,
    description: standfirst,
    facts: [
      article,
      breadcrumbFromHome(
        context,
        { name: journal, href: href.journal(locale) },
        { name: category.name, href: href.journal(locale, category.code) },
        { name: title, href: path },
      ),
    ],
  });
  return { ...head, meta: [...head.meta, { property: 'og:type', content: 'article' }] };
}
