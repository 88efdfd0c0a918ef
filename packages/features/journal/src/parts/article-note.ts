import type { ArticleSummary } from '@voyage/contracts/blog.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { plainDay } from '@voyage/i18n/dates.ts';
import type { Say } from '@voyage/i18n/words.tsx';

/** "8 October 2026 · 4 min read" */
export const articleNote = ({ publishedAt, readingMinutes }: ArticleSummary, say: Say, locale: Locale): string =>
  `${plainDay(publishedAt, locale)} · ${say('journal.minutes', { minutes: readingMinutes })}`;
