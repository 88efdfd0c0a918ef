import { queries } from '@voyage/api-client/queries.ts';
import { plainDay } from '@voyage/i18n/dates.ts';
import { href } from '@voyage/routes/href.ts';
import { pictureOrDrawing } from '@voyage/pictures/pictures.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { newestPieces } from '../state/newest-pieces.ts';
import { JournalPieces } from './JournalPieces.tsx';

/** The three newest articles of the journal. */
export function HomeJournal() {
  const { t, locale, api } = usePage();
  const { articles } = useSuspenseQuery(queries.articles(api, locale, newestPieces)).data;
  const pieces = articles.map(({ slug, title, standfirst, category, picture, publishedAt }) => ({
    href: href.article(locale, slug),
    picture: pictureOrDrawing(picture),
    title,
    standfirst,
    detail: `${category.name} · ${plainDay(publishedAt, locale)}`,
  }));
  return pieces.length === 0 ? null : (
    <JournalPieces
      title={t('journal.home.title')}
      pieces={pieces}
      all={{ href: href.journal(locale), label: t('journal.home.all') }}
    />
  );
}
