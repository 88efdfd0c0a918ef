import { formatTwd } from '@voyage/domain/money.ts';
import { policy } from '@voyage/domain/policy.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { DataTable } from '@voyage/ui/content/DataTable.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { heading, secondary, text } from '@voyage/ui/base/typography.css.ts';
import * as css from './FeeTable.css.ts';

/** Consulting fees by countries and days, and the price of a further modification, from the policy. */
export function FeeTable() {
  const { t, locale } = usePage();
  const { fees, freeModifications, modificationTwd } = policy.tailorMade;
  const [one, some, more] = fees;
  const rows = [
    {
      id: 'one',
      cells: [t('tailorMade.fees.one', { days: one.maxDays }), formatTwd(one.twd, locale)],
    },
    {
      id: 'some',
      cells: [
        t('tailorMade.fees.some', { countries: some.maxCountries, days: some.maxDays }),
        formatTwd(some.twd, locale),
      ],
    },
    {
      id: 'more',
      cells: [
        t('tailorMade.fees.more', { countries: some.maxCountries + 1, days: some.maxDays + 1 }),
        formatTwd(more.twd, locale),
      ],
    },
    {
      id: 'modification',
      cells: [
        t('tailorMade.fees.modification', { count: freeModifications }),
        formatTwd(modificationTwd, locale),
      ],
    },
  ];
  return (
    <section className={`${container} ${css.fees}`} aria-labelledby="fees">
      <div className={css.words}>
        <h2 className={heading.h2} id="fees">
          {t('tailorMade.fees.title')}
        </h2>
        <p className={`${text.lead} ${secondary}`}>{t('tailorMade.fees.text')}</p>
      </div>
      <DataTable
        caption={t('tailorMade.fees.caption')}
        captionHidden
        columns={[
          { id: 'journey', header: t('tailorMade.fees.journey') },
          { id: 'fee', header: t('tailorMade.fees.fee'), align: 'end' },
        ]}
        rows={rows}
      />
    </section>
  );
}
