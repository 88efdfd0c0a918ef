import type { Locale } from '@voyage/domain/locale.ts';
import { monthName, monthSpan } from '@voyage/domain/written-day.ts';
import { dotted, listed } from '@voyage/i18n/join.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';
import type { Months, TrainFacts } from './train-facts.ts';

interface Words {
  t: Translate;
  locale: Locale;
}

function season([first, last]: Months, { t, locale }: Words): string {
  if (first === 1 && last === 12) return t('experiences.allYear');
  return last === undefined ? monthName(first, locale) : monthSpan(first, last, locale);
}
/** "April to October", "May, September", "All year". */
export const trainMonths = (months: readonly Months[], words: Words): string =>
  listed(
    months.map((span) => season(span, words)),
    words.locale,
  );

/** "4 nights · April to October", in one line; months that are not known are left out. */
export const nightsAndMonths = ({ nights, months }: Pick<TrainFacts, 'nights' | 'months'>, words: Words) =>
  dotted([words.t('stays.nights', { count: nights }), months && trainMonths(months, words)]);
