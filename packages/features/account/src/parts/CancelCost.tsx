import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { usesCredit } from '@voyage/domain/quota.ts';
import { dotted } from '@voyage/i18n/join.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useApproximations } from '@voyage/stay-parts/approximate.ts';
import { writtenAmount } from '@voyage/stay-parts/written-amount.ts';
import { smallPrint } from '@voyage/ui/base/typography.css.ts';
import { refundValues } from './OrderPayment.tsx';

type CancellationCost = NonNullable<OrderDetail['cancelNow']>;

/**
 * The cost of cancelling, the refund of a paid stay and when it arrives, and that a credit is not returned.
 */
export function CancelCost({ order, cancelNow }: { order: OrderDetail; cancelNow: CancellationCost }) {
  const { t, locale } = usePage();
  const approximations = useApproximations();
  const cost = writtenAmount(approximations, cancelNow.penalty);
  return (
    <>
      <p>
        <strong>
          {cancelNow.free ? t('order.cancel.free') : t('order.cancel.costs', { amount: cost.first })}
        </strong>
        {!cancelNow.free && cost.beside && (
          <>
            <br />
            <span className={smallPrint}>
              {dotted([cost.beside, approximations(cancelNow.penalty)?.note])}
            </span>
          </>
        )}
      </p>
      {order.payment.payAt === 'prepaid' && (
        <p>
          {cancelNow.refund
            ? t('order.cancel.refund', refundValues(cancelNow.refund, locale))
            : t('order.cancel.noRefund')}
        </p>
      )}
      {usesCredit(order.creditUsed) && <p>{t('order.cancel.credit')}</p>}
    </>
  );
}
