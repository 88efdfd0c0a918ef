import { queries } from '@voyage/api-client/queries.ts';
import { href } from '@voyage/routes/href.ts';
import type { Loading } from '@voyage/site-core/context/site-context.ts';
import { orNotFound } from '@voyage/site-core/router/or-not-found.ts';
import { redirect } from '@tanstack/react-router';
import type { ArticleHeadInput, ArticleLoad } from './article-head.ts';

/** `experience-share/blog` alone is the list (docs/product/screens.md). */
export function toJournal({ context }: Loading): never {
  throw redirect({ href: href.journal(context.locale), statusCode: 301 });
}

/** Loads an article; a missing one, or a draft that the visitor may not read, is not found. */
export async function articleLoader({
  context,
  params,
  deps,
}: Loading & { params: { urlName: string }; deps: { isDraft?: true } }): Promise<ArticleLoad> {
  const { queryClient, api, locale } = context;
  const { captionOf } = await import('../state/picture-caption.ts');
  const { title, standfirst, category, tags, picture, publishedAt, author, draft } = await orNotFound(
    queryClient.ensureQueryData(queries.article(api, locale, params.urlName, deps.isDraft)),
    'articleNotFound',
    'invalidValue',
  );
  const caption = captionOf(picture, locale);
  return { title, standfirst, category, tags, picture, publishedAt, author, draft, caption };
}

/** Loaded with the first article: every page includes this file. */
export const articleHead = async (given: ArticleHeadInput) =>
  (await import('./article-head.ts')).articleHead(given);
