import { accountQueries } from '@voyage/api-client/account-queries.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { memberships } from '@voyage/contracts/membership.ts';
import type { Level } from '@voyage/domain/level.ts';
import { formatTwd } from '@voyage/domain/money.ts';
import { upgradeAdvice, type UpgradeAdvice } from '@voyage/domain/upgrade-advice.ts';
import { PartFailure } from '@voyage/site-core/errors/PartFailure.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { Section } from '@voyage/site-chrome/layout/Section.tsx';
import { DataTable } from '@voyage/ui/content/DataTable.tsx';
import { secondary, text } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import * as css from './own.css.ts';
import { MonthBars } from './MonthBars.tsx';

interface Props {
  /** The member's current level. */
  own: Level;
  /** The level being considered. */
  level: Level;
  prices: Output<typeof memberships.data>;
}

/** Whether the member's bookings of the past year would have paid for a level, even if the answer is no. */
export function Advice({ own, level, prices }: Props) {
  const { t, locale, api } = usePage();
  const query = useQuery(accountQueries.membershipRecord(api));
  const record = query.data;
  const feeOf = (wanted: Level) => prices.memberships.find((one) => one.level === wanted)?.priceTwd ?? 0;
  // A term that ends falls back to basic: a renewal is compared with that.
  const from = own === level ? 'basic' : own;
  const advice =
    record &&
    upgradeAdvice({
      from: { level: from, feeTwd: feeOf(from) },
      to: { level, feeTwd: feeOf(level) },
      bookingsByMonth: record.months.map(({ bookings }) => bookings),
      creditTwd: prices.bookingCredit.priceTwd,
    });
  const verdict = ({ bookings, savedTwd }: UpgradeAdvice) => {
    const words = { count: bookings, level: t(`tier.${level}`), other: t(`tier.${from}`) };
    if (bookings === 0) return t('upgrade.advice.none');
    if (savedTwd === 0) return t('upgrade.advice.even', words);
    return savedTwd > 0
      ? t('upgrade.advice.saves', { ...words, amount: formatTwd(savedTwd, locale) })
      : t('upgrade.advice.costs', { ...words, amount: formatTwd(-savedTwd, locale) });
  };
  return (
    <Section className={css.part} id="advice" title={t('upgrade.advice')}>
      <PartFailure queries={[query]} loading={2} />
      {record && advice && (
        <>
          <p className={text.lead}>{verdict(advice)}</p>
          {advice.bookings > 0 && (
            <>
              <MonthBars months={record.months} />
              <DataTable
                caption={t('upgrade.advice.table')}
                columns={[
                  { id: 'level', header: t('brand.home.tier') },
                  { id: 'fee', header: t('upgrade.fee'), align: 'end' },
                  { id: 'credits', header: t('membership.own.paid'), align: 'end' },
                  { id: 'total', header: t('upgrade.advice.total'), align: 'end' },
                ]}
                rows={[advice.now, advice.wanted].map((year) => ({
                  id: year.level,
                  cells: [
                    t(`tier.${year.level}`),
                    formatTwd(year.feeTwd, locale),
                    t('upgrade.advice.credits', {
                      count: year.paidBookings,
                      amount: formatTwd(year.paidBookings * prices.bookingCredit.priceTwd, locale),
                    }),
                    <strong key="total">{formatTwd(year.totalTwd, locale)}</strong>,
                  ],
                }))}
              />
            </>
          )}
          <p className={secondary}>
            {t('upgrade.advice.note', { amount: formatTwd(prices.bookingCredit.priceTwd, locale) })}
          </p>
        </>
      )}
    </Section>
  );
}
