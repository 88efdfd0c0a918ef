import { isFailure } from '@voyage/api-client/failure.ts';
import { accountQueries } from '@voyage/api-client/account-queries.ts';
import type { ProductOrder } from '@voyage/contracts/product-order.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { policy } from '@voyage/domain/policy.ts';
import { taipeiDay } from '@voyage/domain/stay-date.ts';
import { PageFailure } from '@voyage/site-core/errors/PageFailure.tsx';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { longDay } from '@voyage/i18n/dates.ts';
import { statusIcons } from '@voyage/checkout/status-icons.ts';
import { cardName } from '@voyage/checkout/card-name.ts';
import { PaymentDeadline } from '@voyage/checkout/PaymentDeadline.tsx';
import { href } from '@voyage/routes/href.ts';
import { buttonClass } from '@voyage/ui/forms/Button.tsx';
import { CopyButton } from '@voyage/ui/feedback/CopyButton.tsx';
import { FactsList } from '@voyage/ui/content/FactsList.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { ListSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { StatusBadge } from '@voyage/ui/feedback/StatusBadge.tsx';
import { heading, smallPrint } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CancelOrder } from '../parts/CancelOrder.tsx';
import { OrderNextSteps } from '../parts/OrderNextSteps.tsx';
import * as css from '../parts/orders.css.ts';
import { UnknownOrder } from '../parts/UnknownOrder.tsx';
import { isPayable, kindOf, orderAddress } from '../state/order-state.ts';

interface Props {
  /** The kind of the order, as its address says. */
  type: string;
  id: string;
}

/**
 * One order: what was bought, how it is paid, and what comes next. An address with another kind leads to that of
 * the order, one without a kind to nothing.
 */
export function ProductOrderPage({ type, id }: Props) {
  const { t, locale, api } = usePage();
  const { data, error, refetch } = useQuery({
    ...accountQueries.payment(api, locale, id),
    retry: false,
    enabled: kindOf(type) !== null,
  });
  const router = useRouter();
  const own = data && data.order.kind !== type ? href.productOrder(locale, data.order.kind, id) : null;
  useEffect(() => {
    if (own) void router.navigate({ href: own, replace: true });
  }, [own, router]);
  if (kindOf(type) === null || (error && isFailure(error, 'orderNotFound', 'invalidValue')))
    return <UnknownOrder />;
  return (
    <div className={`${container} ${css.page}`}>
      <p>
        <TextLink href={href.productOrders(locale)}>{`← ${t('purchases.title')}`}</TextLink>
      </p>
      {data && own === null ? (
        <Order order={data.order} />
      ) : error ? (
        <PageFailure error={error} onRetry={() => refetch()} />
      ) : (
        <ListSkeleton label={t('site.loading')} count={3} />
      )}
    </div>
  );
}

function Order({ order }: { order: ProductOrder }) {
  const { t, locale } = usePage();
  const day = (instant: string) => longDay(taipeiDay(instant), locale);
  const { payment } = order;
  const payable = isPayable(order);
  return (
    <>
      <article className={css.summary} data-order={order.status}>
        <div className={css.words}>
          <div>
            <StatusBadge status={statusIcons[order.status]}>
              {t(`purchases.status.${order.status}`)}
            </StatusBadge>
          </div>
          <h1 className={heading.h2}>{order.title}</h1>
        </div>
        <div className={css.number}>
          <span className={smallPrint}>{t('payment.summary.number')}</span>
          <CopyButton
            value={order.orderNumber}
            copyLabel={t('purchases.number.copy')}
            copiedText={t('order.number.copied')}
            failedText={t('order.number.copyFailed')}
          />
        </div>
        {payable ? (
          <div className={css.now}>
            <PaymentDeadline expiresAt={order.expiresAt} stay={undefined} />
            {/* A new document: only the payment page may load the payment provider's script. */}
            <a className={buttonClass('primary')} href={href.payment(locale, order.kind, order.id)}>
              {t('payment.submit', { amount: formatMoney(order.amount, locale) })}
            </a>
          </div>
        ) : (
          <OrderNextSteps order={order} />
        )}
        <FactsList
          facts={[
            ...order.lines,
            { term: t('purchases.ordered'), value: day(order.createdAt) },
            {
              term: t('purchases.amount'),
              value: <strong>{formatMoney(order.amount, locale)}</strong>,
            },
            payment?.status === 'success' && { term: t('purchases.paid'), value: day(payment.at) },
            payment?.status === 'refunded' && {
              term: t('purchases.refund'),
              value: t('purchases.refund.text', policy.refundWorkingDays),
            },
            payment?.cardLastFour != null && {
              term: t('payment.result.card'),
              value: t('payment.result.cardEnding', {
                brand: cardName(payment.cardBrand),
                digits: payment.cardLastFour,
              }),
            },
          ]}
        />
        {order.hotelOrderId && (
          <p>
            <ButtonLink variant="secondary" href={orderAddress(locale, order)}>
              {t('payment.closed.order')}
            </ButtonLink>
          </p>
        )}
      </article>
      {order.kind !== 'stay' && payable && <CancelOrder order={order} />}
    </>
  );
}
