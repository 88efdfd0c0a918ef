import { queries } from '@voyage/api-client/queries.ts';
import { plainDay } from '@voyage/i18n/dates.ts';
import { href } from '@voyage/routes/href.ts';
import type { DraftQuery } from '@voyage/routes/journal-query.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { pictureOrDrawing } from '@voyage/pictures/pictures.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useDraftsInDraftMode } from '@voyage/site-core/preferences/draft-mode.ts';
import { SocialPosts } from '@voyage/site-chrome/share/SocialPosts.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { Badge } from '@voyage/ui/content/Badge.tsx';
import { heading, secondary, smallPrint, text } from '@voyage/ui/base/typography.css.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { ArticleBody } from '../parts/ArticleBody.tsx';
import { ArticleGrid } from '../parts/ArticleGrid.tsx';
import { CopyLink } from '../parts/CopyLink.tsx';
import { TagLinks } from '../parts/TagLinks.tsx';
import type { ArticleLoad } from './article-head.ts';
import * as css from './ArticlePage.css.ts';

interface Props extends Pick<ArticleLoad, 'caption'>, DraftQuery {
  /** The article's name in its URL. */
  urlName: string;
}

/** An article: picture, title, one column, related content in the margins. */
export function ArticlePage({ urlName, isDraft, caption }: Props) {
  const { t, locale, api } = usePage();
  useDraftsInDraftMode(isDraft ? undefined : href.article(locale, urlName, true));
  const {
    title,
    standfirst,
    category,
    tags,
    picture,
    publishedAt,
    author,
    readingMinutes,
    draft,
    blocks,
    places,
    related,
  } = useSuspenseQuery(queries.article(api, locale, urlName, isDraft)).data;
  return (
    <div className={`${container} ${css.page}`}>
      <Link className={css.back} href={href.journal(locale)}>
        <ArrowLeft size={18} strokeWidth={1.5} aria-hidden />
        <span>{t('journal.back')}</span>
      </Link>
      <article className={css.article}>
        <figure className={css.figure}>
          <div className={css.picture}>
            <Picture
              source={pictureOrDrawing(picture)}
              alt={caption?.shows ?? ''}
              crop="fill"
              sizes="(min-width: 83rem) 80rem, 100vw"
              priority
            />
          </div>
          {caption && (
            <figcaption className={`${smallPrint} ${css.caption}`}>
              {caption.photographer ? t('journal.photograph', { name: caption.photographer }) : caption.shows}
            </figcaption>
          )}
        </figure>
        <header className={css.header}>
          <p className={css.category}>
            <Link className={css.section} href={href.journal(locale, category.code)}>
              {category.name}
            </Link>
            {draft && <Badge>{t('journal.draft')}</Badge>}
          </p>
          <h1 className={`${heading.h1} ${css.title}`}>{title}</h1>
          <p className={css.standfirst}>{standfirst}</p>
        </header>
        <div className={css.margin}>
          <p>{t('journal.by', { author })}</p>
          <p className={secondary}>
            <time dateTime={publishedAt}>{plainDay(publishedAt, locale)}</time>
          </p>
          <p className={secondary}>{t('journal.minutes', { minutes: readingMinutes })}</p>
          <CopyLink path={href.article(locale, urlName)} />
          <SocialPosts path={href.article(locale, urlName)} title={title} />
        </div>
        <div className={css.column}>
          <ArticleBody blocks={blocks} />
          {places.length > 0 && (
            <section className={css.places} aria-labelledby="places">
              <h2 className={text.strong} id="places">
                {t('journal.places.title')}
              </h2>
              <ul>
                {places.map(({ code, name }) => (
                  <li key={code}>
                    <Link
                      className={css.place}
                      href={href.hotelSearch(locale, { code, locationType: 'place' })}
                    >
                      {t('stays.results.title', { place: name })}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <TagLinks title={t('journal.tags')} tags={tags} />
        </div>
      </article>
      <section className={css.related} aria-labelledby="related">
        <h2 className={heading.h2} id="related">
          {t('journal.related.title')}
        </h2>
        <ArticleGrid articles={related} level={3} />
      </section>
    </div>
  );
}
