import type { Locale } from '@voyage/domain/locale.ts';
import { href } from '@voyage/routes/href.ts';
import type { JournalQuery } from '@voyage/routes/journal-query.ts';
import type { JournalParams } from './journal-list.ts';

/** The address of a list, with its query. */
export const listAddress = (locale: Locale, { category, tag }: JournalParams, query?: JournalQuery): string =>
  tag ? href.journalTag(locale, tag, query) : href.journal(locale, category, query);
