import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { formatMoney, formatRate } from '@voyage/domain/money.ts';
import { longDay, plainDay } from '@voyage/i18n/dates.ts';
import { useCurrency } from '@voyage/site-core/preferences/preferences.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { ApproximateNote } from '@voyage/stay-parts/ApproximateNote.tsx';
import { useApproximate } from '@voyage/stay-parts/approximate.ts';
import { depositLines, feeLines } from '@voyage/stay-parts/fee-words.ts';
import { exactLines } from '@voyage/stay-parts/exact-lines.ts';
import { smallPrint } from '@voyage/ui/base/typography.css.ts';
import { cancelledLines, negative } from './cancelled-lines.ts';
import * as css from './order.css.ts';

/**
 * How a total is calculated: every night, discounts and surcharges, the exchange rate of a card charge with
 * its day, and rounding.
 */
export function PriceAudit({ order }: { order: OrderDetail }) {
  const { price, promotion, payment, rooms } = order;
  const { t, locale } = usePage();
  const { currency } = price.total;
  const rows = [
    ...price.nights.map(({ day, rate }) => ({
      label: longDay(day, locale),
      value: formatMoney(rate, locale),
    })),
    ...exactLines(t, locale, { price, promotion }, { rooms, nights: price.nights.length }),
    { label: t('booking.summary.total'), value: formatMoney(price.total, locale) },
    ...depositLines(t, locale, price),
    ...cancelledLines(t, locale, order),
    ...feeLines(t, locale, price),
  ];
  const { charge } = payment;
  const [own] = useCurrency();
  const approximate = useApproximate(price.total, charge);
  return (
    <details className={css.folded}>
      <summary className={css.foldedSummary}>{t('order.audit')}</summary>
      <table className={css.audit}>
        <caption className={`${smallPrint} ${css.caption}`}>
          {t('order.audit.caption', { currency, rooms })}
        </caption>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
          {approximate && (
            <tr>
              <th scope="row">{t('order.audit.approximate', { currency: own })}</th>
              <td>{approximate.text}</td>
            </tr>
          )}
          {charge && (
            <tr>
              <th scope="row">
                <span>{t('order.audit.charge')}</span>
                {charge.rate !== null && currency !== charge.amount.currency && (
                  <span className={smallPrint}>
                    <br />
                    <span>
                      {t('payment.summary.rate', {
                        rate: formatRate(
                          { from: currency, to: charge.amount.currency, rate: charge.rate },
                          locale,
                        ),
                        day: plainDay(charge.asOf.slice(0, 10), locale),
                      })}
                    </span>
                  </span>
                )}
              </th>
              <td>{formatMoney(charge.amount, locale)}</td>
            </tr>
          )}
          {order.roomsCancelled > 0 && payment.refund && (
            <tr>
              <th scope="row">{t('order.event.refunded')}</th>
              <td>{formatMoney(negative(payment.refund.amount), locale)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {approximate && <ApproximateNote of={[price.total]} />}
      <p className={smallPrint}>{t('order.audit.rounding')}</p>
    </details>
  );
}
