import type { ArticleSummary } from '@voyage/contracts/blog.ts';
import { href } from '@voyage/routes/href.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { pictureOrDrawing } from '@voyage/pictures/pictures.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { ArticleCard } from '@voyage/ui/content/ArticleCard.tsx';
import * as css from './ArticleGrid.css.ts';
import { articleNote } from './article-note.ts';

interface Props {
  articles: readonly ArticleSummary[];
  isDraft?: true;
  /** Whether its first picture is the first of the page. */
  priority?: boolean;
  level?: 2 | 3;
}

/** Articles of the journal, three in a row if there is room. */
export function ArticleGrid({ articles, isDraft, priority = false, level = 2 }: Props) {
  const { t, locale } = usePage();
  if (articles.length === 0) return null;
  return (
    <ul className={css.grid}>
      {articles.map((article, i) => (
        <li key={article.slug}>
          <ArticleCard
            level={level}
            linkAs={Link}
            href={href.article(locale, article.slug, isDraft)}
            title={article.title}
            category={
              article.draft ? `${article.category.name} · ${t('journal.draft')}` : article.category.name
            }
            note={articleNote(article, t, locale)}
            picture={pictureOrDrawing(article.picture)}
            alt=""
            sizes="(min-width: 68rem) 26rem, (min-width: 48rem) 46vw, 100vw"
            priority={priority && i === 0}
          />
        </li>
      ))}
    </ul>
  );
}
