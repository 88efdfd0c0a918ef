import { queries } from '@voyage/api-client/queries.ts';
import { href } from '@voyage/routes/href.ts';
import type { JournalQuery } from '@voyage/routes/journal-query.ts';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useDraftsInDraftMode } from '@voyage/site-core/preferences/draft-mode.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import { Pagination } from '@voyage/ui/navigation/Pagination.tsx';
import { TabLinks } from '@voyage/ui/navigation/TabLinks.tsx';
import { heading, secondary, text } from '@voyage/ui/base/typography.css.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ArticleGrid } from '../parts/ArticleGrid.tsx';
import { JournalSearch } from '../parts/JournalSearch.tsx';
import { LeadArticle } from '../parts/LeadArticle.tsx';
import { NothingFound } from '../parts/NothingFound.tsx';
import { TagLinks } from '../parts/TagLinks.tsx';
import { articlesOf, hasLead, type JournalParams } from '../state/journal-list.ts';
import { listAddress } from '../state/journal-address.ts';
import type { JournalLoad } from '../state/journal-load.ts';
import * as css from './JournalPage.css.ts';

interface Props {
  /** The category or tag of the address; neither for the whole journal. */
  params: JournalParams;
  query: JournalQuery;
  load: JournalLoad;
}

/** The journal, one of its categories or tags, or the results of a search. */
export function JournalPage({ params, query, load: { name, description } }: Props) {
  const { t, locale, api } = usePage();
  const { category, tag } = params;
  const { categories, tags } = useSuspenseQuery(queries.journal(api, locale)).data;
  const { total, page, pageSize, articles } = useSuspenseQuery(
    queries.articles(api, locale, articlesOf(params, query)),
  ).data;
  const lead = hasLead(params, query) ? articles[0] : undefined;
  const drafts = query.isDraft && { isDraft: query.isDraft };
  // Neither search results nor tags have drafts.
  const mayHaveDrafts = !query.isDraft && query.q === undefined && tag === undefined;
  useDraftsInDraftMode(mayHaveDrafts ? listAddress(locale, params, { ...query, isDraft: true }) : undefined);
  const sections = [
    { code: undefined, name: t('journal.all') },
    ...categories.filter(({ articles: count }) => count > 0 || query.isDraft),
  ];
  return (
    <div className={`${container} ${css.page}`}>
      <div className={css.top}>
        <div className={css.words}>
          {name && <p className={secondary}>{t(tag ? 'journal.tag' : 'journal.title')}</p>}
          <h1 className={heading.h1}>{name || t('journal.title')}</h1>
          {!tag && (
            <p className={`${text.lead} ${css.description}`}>{description || t('journal.description')}</p>
          )}
        </div>
        <JournalSearch keyword={query.q} />
      </div>
      <div className={css.bar}>
        <TabLinks
          label={t('journal.sections')}
          linkAs={Link}
          current={query.q || tag ? '' : href.journal(locale, category, drafts)}
          links={sections.map((section) => ({
            href: href.journal(locale, section.code, drafts),
            label: section.name,
          }))}
        />
        {hasLead(params, query) && total > 1 && (
          <nav className={css.sort} aria-label={t('journal.sort')}>
            <Link
              className={css.order}
              href={listAddress(locale, params, drafts)}
              aria-current={query.sort ? undefined : 'page'}
            >
              {t('journal.sort.new')}
            </Link>
            <Link
              className={css.order}
              href={listAddress(locale, params, { sort: 'hot', ...drafts })}
              aria-current={query.sort ? 'page' : undefined}
            >
              {t('journal.sort.hot')}
            </Link>
          </nav>
        )}
      </div>
      {query.q && total > 0 && (
        <p className={css.found} role="status">
          <span>{`${t('journal.results.found', { count: total, q: query.q })} `}</span>
          <TextLink href={href.journal(locale)}>{t('journal.search.clear')}</TextLink>
        </p>
      )}
      {total === 0 && <NothingFound isSearch={query.q !== undefined} />}
      {lead && <LeadArticle article={lead} {...drafts} />}
      <ArticleGrid articles={lead ? articles.slice(1) : articles} priority={!lead} {...drafts} />
      <Pagination
        label={t('journal.pages')}
        page={page}
        pages={Math.ceil(total / pageSize)}
        hrefOf={(n) => listAddress(locale, params, { ...query, page: n > 1 ? n : undefined })}
        previousLabel={t('journal.page.previous')}
        nextLabel={t('journal.page.next')}
        pageLabel={(n) => t('journal.page', { page: n, pages: Math.ceil(total / pageSize) })}
        linkAs={Link}
      />
      <TagLinks title={t('journal.tags')} tags={tags} current={tag} />
    </div>
  );
}
