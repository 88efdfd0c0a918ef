import { intlLocale, type Locale } from '@voyage/domain/locale.ts';
import type { IsoDay } from '@voyage/domain/stay-date.ts';

/** "Thursday", "星期四", "木曜日" */
export const weekdayName = (day: IsoDay, locale: Locale): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(intlLocale(locale), { weekday: 'long', timeZone: 'UTC' });
