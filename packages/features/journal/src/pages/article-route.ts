import { isFailure } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { brand } from '@voyage/brand';
import type { ArticleSummary } from '@voyage/contracts/blog.ts';
import { htmlLang } from '@voyage/domain/locale.ts';
import { href } from '@voyage/routes/href.ts';
import { pageHead } from '@voyage/frame/head/head.ts';
import { jsonLd } from '@voyage/frame/head/json-ld.ts';
import { pictureOrDrawing, pictureFile } from '@voyage/pictures/pictures.ts';
import type { PageContext } from '@voyage/frame/router/site-context.ts';
import { breadcrumbJsonLd } from '@voyage/ui/breadcrumb-json-ld.ts';
import { redirect } from '@tanstack/react-router';

/** `experience-share/blog` alone is the list (docs/product/screens.md). */
export function toJournal({ context }: { context: PageContext }): never {
  throw redirect({ href: href.journal(context.locale), statusCode: 301 });
}

/** What the picture of an article shows, and who took it; null where that is not known. */
export interface PictureCaption {
  shows: string;
  photographer: string | null;
}
export type ArticleLoad = Pick<
  ArticleSummary,
  'title' | 'standfirst' | 'category' | 'tags' | 'picture' | 'publishedAt' | 'author' | 'draft'
> & {
  caption: PictureCaption | null;
};

/** Loads an article; one that is not there, or a draft that is not for the reader, is a page that is not there. */
export async function articleLoader({
  context,
  params,
  deps,
}: {
  context: PageContext;
  params: { urlName: string };
  deps: { isDraft?: true };
}): Promise<ArticleLoad> {
  const { queryClient, api, locale } = context;
  const { pictureCredits } = await import('@voyage/pictures/picture-credits.ts');
  try {
    const { title, standfirst, category, tags, picture, publishedAt, author, draft } =
      await queryClient.ensureQueryData(queries.article(api, locale, params.urlName, deps.isDraft));
    const credit = pictureCredits.find(({ id }) => id === picture);
    const caption = credit
      ? {
          shows: credit.shows[locale],
          photographer:
            credit.package === null || credit.credit.startsWith('Not named') ? null : credit.credit,
        }
      : null;
    return { title, standfirst, category, tags, picture, publishedAt, author, draft, caption };
  } catch (error) {
    if (isFailure(error, 'bl0001', 'rq0001')) throw redirect({ href: href.notFound(locale) });
    throw error;
  }
}

export function articleHead({
  match: { context },
  params,
  loaderData,
}: {
  match: { context: PageContext };
  params: { urlName: string };
  loaderData?: ArticleLoad;
}) {
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
    meta: [
      ...head.meta,
      { property: 'og:type', content: 'article' },
      { property: 'og:image', content: image },
    ],
    scripts: jsonLd(article, breadcrumbJsonLd(crumbs, origin)),
  };
}
