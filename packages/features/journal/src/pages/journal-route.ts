import { feedOf, href } from '@voyage/routes/href.ts';
import type { JournalQuery } from '@voyage/routes/journal-query.ts';
import { pageHead, breadcrumbFromHome } from '@voyage/site-chrome/head/head.ts';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
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
  const { locale } = context;
  const { t } = context.words.intl(locale);
  const journal = t('journal.title');
  const path = listAddress(locale, params, search.page ? { page: search.page } : {});
  const head = pageHead(context, {
    path: (search.q ?? search.isDraft) ? null : path,
    title: search.q ? t('journal.results.title', { q: search.q }) : loaderData?.name || journal,
    landing: journal,
    description: loaderData?.description || t('journal.description'),
    facts: [
      breadcrumbFromHome(
        context,
        { name: journal, href: href.journal(locale) },
        ...(loaderData?.name ? [{ name: loaderData.name, href: path }] : []),
      ),
    ],
  });
  const feed = { rel: 'alternate', type: 'application/rss+xml', title: journal, href: feedOf(locale) };
  return { ...head, links: [...head.links, feed] };
}
