import type { ArticleSummary } from '@voyage/contracts/blog.ts';
import { href } from '@voyage/routes/href.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { pictureOrDrawing } from '@voyage/pictures/pictures.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { link } from '@voyage/ui/content/PictureCard.css.ts';
import { Badge } from '@voyage/ui/content/Badge.tsx';
import { heading, secondary, smallPrint, text } from '@voyage/ui/base/typography.css.ts';
import { articleNote } from './article-note.ts';
import * as css from './LeadArticle.css.ts';

/** The first article of a list, enlarged. */
export function LeadArticle({ article, isDraft }: { article: ArticleSummary; isDraft?: true }) {
  const { t, locale } = usePage();
  return (
    <article className={css.lead}>
      <div className={css.picture}>
        <Picture
          source={pictureOrDrawing(article.picture)}
          alt=""
          sizes="(min-width: 68rem) 52rem, 100vw"
          priority
        />
      </div>
      <div className={css.words}>
        <p className={secondary}>{article.category.name}</p>
        <h2 className={`${heading.h2} ${css.title}`}>
          <Link className={link} href={href.article(locale, article.slug, isDraft)}>
            {article.title}
          </Link>
        </h2>
        <p className={text.lead}>{article.standfirst}</p>
        <p className={smallPrint}>
          <span>{t('journal.by', { author: article.author })}</span>
          <br />
          <span>{articleNote(article, t, locale)}</span>
        </p>
        {article.draft && (
          <p>
            <Badge>{t('journal.draft')}</Badge>
          </p>
        )}
      </div>
    </article>
  );
}
