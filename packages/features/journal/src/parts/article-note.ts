import type { ArticleSummary } from '@voyage/contracts/blog.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { plainDay } from '@voyage/i18n/dates.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';

/** "8 October 2026 · 4 min read" */
export const articleNote = (
  { publishedAt, readingMinutes }: ArticleSummary,
  t: Translate,
  locale: Locale,
): string => `${plainDay(publishedAt, locale)} · ${t('journal.minutes', { minutes: readingMinutes })}`;
