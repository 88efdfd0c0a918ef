import { queries } from '@voyage/api-client/queries.ts';
import { href } from '@voyage/routes/href.ts';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { mostRead } from '../state/journal-list.ts';
import { ArticleGrid } from './ArticleGrid.tsx';

/**
 * A search without results (docs/product/errors.md), or a section without articles; with the most read ones.
 */
export function NothingFound({ isSearch }: { isSearch: boolean }) {
  const { t, locale, api } = usePage();
  const { articles } = useSuspenseQuery(queries.articles(api, locale, mostRead)).data;
  return (
    <div>
      {isSearch ? (
        <div role="status">
          <EmptyPanel
            ornament="compass"
            title={t('journal.none.title')}
            text={t('journal.none.text')}
            action={<TextLink href={href.journal(locale)}>{t('journal.search.clear')}</TextLink>}
          />
        </div>
      ) : (
        <EmptyPanel ornament="letter" title={t('journal.empty.title')} />
      )}
      <ArticleGrid articles={articles} level={3} />
    </div>
  );
}
