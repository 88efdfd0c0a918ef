import { isFailure } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { feedOf, href } from '@voyage/routes/href.ts';
import type { JournalQuery } from '@voyage/routes/journal-query.ts';
import { pageHead } from '@voyage/frame/head/head.ts';
import { jsonLd } from '@voyage/frame/head/json-ld.ts';
import type { PageContext } from '@voyage/frame/router/site-context.ts';
import { breadcrumbJsonLd } from '@voyage/ui/breadcrumb-json-ld.ts';
import { notFound, redirect } from '@tanstack/react-router';
import { articlesOf, mostRead, type JournalParams } from '../state/journal-list.ts';

/** The category or tag of an address; both empty for the whole journal. */
export interface JournalLoad {
  name: string;
  description: string;
}

/** Drafts are for staff, known only in the browser: their pages are not rendered on the server. */
export const journalSsr = ({ search }: { search: { status: string; value?: { isDraft?: true } } }): boolean =>
  !search.value?.isDraft;

/** The address of a list, with its query. */
export const listAddress = (
  locale: PageContext['locale'],
  { category, tag }: JournalParams,
  query?: JournalQuery,
): string => (tag ? href.journalTag(locale, tag, query) : href.journal(locale, category, query));

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
      if (isFailure(error, 'au0107'))
        throw redirect({ href: listAddress(locale, params, { ...query, isDraft: undefined }) });
      if (isFailure(error, 'bl0001') || (isFailure(error, 'rq0001', 'rq0002') && !query.q)) throw notFound();
      if (!isFailure(error, 'rq0001', 'rq0002')) throw error;
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

/** Search results are excluded from search engines; every page of a list is canonical. */
export function journalHead(
  { context, search }: { context: PageContext; search: JournalQuery },
  params: JournalParams,
  loaderData: JournalLoad | undefined,
) {
  const { locale, origin } = context;
  const { formatMessage: t } = context.words.intl(locale);
  const word = (
    id: 'journal.title' | 'journal.description' | 'journal.results.title' | 'site.home',
    values?: Record<string, string>,
  ) => t({ id: id }, values);
  const journal = word('journal.title');
  const path = listAddress(locale, params, search.page ? { page: search.page } : {});
  const crumbs = [
    { name: word('site.home'), href: href.home(locale) },
    { name: journal, href: href.journal(locale) },
    ...(loaderData?.name ? [{ name: loaderData.name, href: path }] : []),
  ];
  const title = search.q ? word('journal.results.title', { q: search.q }) : loaderData?.name || journal;
  const head = pageHead({
    locale,
    origin,
    path,
    title,
    landing: journal,
    description: loaderData?.description || word('journal.description'),
    noIndex: Boolean(search.q ?? search.isDraft),
  });
  const feed = { rel: 'alternate', type: 'application/rss+xml', title: journal, href: feedOf(locale) };
  return {
    ...head,
    links: [...head.links, feed],
    scripts: jsonLd(breadcrumbJsonLd(crumbs, origin)),
  };
}
