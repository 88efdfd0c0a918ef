import { feedOf, href } from '@voyage/routes/href.ts';
import type { JournalQuery } from '@voyage/routes/journal-query.ts';
import { pageHead } from '@voyage/site-chrome/head/head.ts';
import { jsonLd } from '@voyage/site-chrome/head/json-ld.ts';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import { breadcrumbJsonLd } from '@voyage/ui/navigation/breadcrumb-json-ld.ts';
import { listAddress } from '../state/journal-address.ts';
import type { JournalParams } from '../state/journal-list.ts';
import type { JournalLoad } from '../state/journal-load.ts';

/** Drafts are for staff, known only in the browser: their pages are not rendered on the server. */
export const journalSsr = ({ search }: { search: { status: string; value?: { isDraft?: true } } }): boolean =>
  !search.value?.isDraft;

/** Fetched with the page, not with the first page of every visit. */
export const journalLoader = async (
  context: PageContext,
  params: JournalParams,
  query: JournalQuery,
): Promise<JournalLoad> => (await import('../state/journal-load.ts')).journalLoader(context, params, query);

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
