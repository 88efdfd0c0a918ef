import type { ProductOrder } from '@voyage/contracts/product-order.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { PendingPayment } from '@voyage/checkout/PendingPayment.tsx';
import { href } from '@voyage/routes/href.ts';
import { buttonClass } from '@voyage/ui/forms/Button.tsx';
import { isSlow } from '../state/order-state.ts';
import * as css from './orders.css.ts';

/** What follows from a paid order; null if its own page says so, or nothing follows. */
export function useNextStepText({ kind, status }: ProductOrder): string | null {
  const { t } = useIntl();
  switch (kind) {
    case 'membership':
      return t('purchases.next.membership');
    case 'booking-credit':
      return t('purchases.next.credit');
    case 'fast-track':
      return t(
        status === 'awaiting-confirmation' ? 'payment.result.awaiting.text' : 'purchases.next.fastTrack',
      );
    case 'tailor-made':
      return t('purchases.next.tailorMade');
    case 'custom':
      return t(status === 'completed' ? 'purchases.next.customDone' : 'purchases.next.custom');
    case 'stay':
      return null;
  }
}

/** The outcome of an order that needs no more payment, with a link onwards. */
export function OrderNextSteps({ order }: { order: ProductOrder }) {
  const { t, locale } = usePage();
  const { kind, status, payment } = order;
  const text = useNextStepText(order);
  if (status === 'open' && payment?.status !== 'pending')
    return (
      <div className={css.now}>
        <p>{t('payment.time.over')}</p>
      </div>
    );
  if (status === 'open' && payment)
    return (
      <div className={css.now}>
        <p>{t(payment.bankUrl === null ? 'payment.result.pending.text' : 'payment.bank.text')}</p>
        <PendingPayment order={order} attempt={payment} offersCard={isSlow(payment)} />
        {payment.bankUrl === null && (
          <a
            className={buttonClass('secondary')}
            href={href.paymentResult(locale, kind, order.id, payment.tradeId)}
          >
            {t('purchases.look')}
          </a>
        )}
      </div>
    );
  // Money that arrived after the order had ended is refunded: the facts below say so.
  const isUncharged = payment === null || payment.status === 'failure' || payment.status === 'released';
  if (status === 'cancelled' || status === 'expired' || payment?.status === 'released')
    return !isUncharged ? null : (
      <div className={css.now}>
        <p>{t('order.payment.none')}</p>
      </div>
    );
  if (status === 'refunded' || text === null) return null;
  return (
    <div className={css.now}>
      <p>{text}</p>
      {kind === 'membership' && (
        <ButtonLink variant="secondary" href={href.ownMembership(locale)}>
          {t('membership.own.title')}
        </ButtonLink>
      )}
      {kind === 'booking-credit' && (
        <ButtonLink variant="secondary" href={href.hotels(locale)}>
          {t('membership.find')}
        </ButtonLink>
      )}
    </div>
  );
}
