/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- laid out as a grid on a phone, where some browsers forget that it is a table */
import { formatTwd } from '@voyage/domain/money.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { visuallyHidden } from '@voyage/ui/base/layout.css.ts';
import { Check } from 'lucide-react';
import {
  allPrivileges,
  bookingsOf,
  byInvitation,
  tiers,
  type Tier,
} from '@voyage/stay-parts/tier-privileges.ts';
import * as css from './TierComparison.css.ts';

interface Props {
  /** The id of the heading that names the table. */
  labelledBy: string;
  /** New Taiwan dollars a year; 0 if there is no fee. */
  feeOf: (tier: Tier) => number;
}

/** The privileges of each membership level side by side, on the brand's panel colour. */
export function TierComparison({ labelledBy, feeOf }: Props) {
  const { t, locale } = usePage();
  return (
    <table className={css.table} role="table" aria-labelledby={labelledBy}>
      <thead className={css.levels} role="rowgroup">
        <tr className={css.row} role="row">
          <th className={css.corner} role="columnheader" scope="col">
            <span className={visuallyHidden}>{t('brand.home.tier')}</span>
          </th>
          {tiers.map((tier) => (
            <th key={tier} className={css.head} role="columnheader" scope="col">
              <span className={css.tier}>{t(`tier.${tier}`)}</span>
              <span className={css.fee}>
                <span>
                  {feeOf(tier) === 0
                    ? t('home.fee.none')
                    : t('home.fee', { amount: formatTwd(feeOf(tier), locale) })}
                </span>
                {byInvitation(tier) && (
                  <>
                    <br />
                    <span>{t('home.invitation')}</span>
                  </>
                )}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.body} role="rowgroup">
        <tr className={css.row} role="row">
          <th className={css.name} role="rowheader" scope="row">
            {t('brand.home.bookings')}
          </th>
          {tiers.map((tier) => (
            <td key={tier} className={css.figure} role="cell">
              {bookingsOf(tier) ?? <span className={css.unlimited}>{t('brand.home.unlimited')}</span>}
            </td>
          ))}
        </tr>
        {allPrivileges.map(({ word, has }) => (
          <tr key={word} className={css.row} role="row">
            <th className={css.name} role="rowheader" scope="row">
              {t(word)}
            </th>
            {tiers.map((tier) => (
              <td key={tier} className={css.cell} role="cell">
                {has(tier) ? (
                  <Check className={css.yes} size={20} strokeWidth={1.5} aria-hidden />
                ) : (
                  <span className={css.no} aria-hidden="true" />
                )}
                <span className={visuallyHidden}>{t(has(tier) ? 'home.yes' : 'home.no')}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
