import { isFailure } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import type { JournalQuery } from '@voyage/routes/journal-query.ts';
import { notFound, redirect } from '@tanstack/react-router';
import { listAddress } from './journal-address.ts';
import { articlesOf, mostRead, type JournalParams } from './journal-list.ts';

/** The category or tag of an address; both empty for the whole journal. */
export interface JournalLoad {
  name: string;
  description: string;
}

/**
 * Loads a page of the list. An unknown category, tag or page number is not found; drafts are left out if the
 * visitor may not read them.
 */
export async function journalLoader(
  { queryClient, api, locale }: PageContext,
  params: JournalParams,
  query: JournalQuery,
): Promise<JournalLoad> {
  const list = queries.articles(api, locale, articlesOf(params, query));
  const [{ categories, tags }, found] = await Promise.all([
    queryClient.ensureQueryData(queries.journal(api, locale)),
    queryClient.ensureQueryData(list).catch((error: unknown) => {
      if (isFailure(error, 'accessDenied'))
        throw redirect({ href: listAddress(locale, params, { ...query, isDraft: undefined }) });
      if (
        isFailure(error, 'articleNotFound') ||
        (isFailure(error, 'invalidValue', 'invalidJson') && !query.q)
      )
        throw notFound();
      if (!isFailure(error, 'invalidValue', 'invalidJson')) throw error;
      // characters that occur in no article
      return queryClient.setQueryData(list.queryKey, { total: 0, page: 1, pageSize: 1, articles: [] });
    }),
  ]);
  const category = categories.find(({ code }) => code === params.category);
  const tag = tags.find(({ code }) => code === params.tag);
  if ((params.tag && !tag) || (found && found.page > 1 && found.articles.length === 0)) throw notFound();
  if (found?.total === 0) await queryClient.ensureQueryData(queries.articles(api, locale, mostRead));
  return { name: category?.name ?? tag?.name ?? '', description: category?.description ?? '' };
}
