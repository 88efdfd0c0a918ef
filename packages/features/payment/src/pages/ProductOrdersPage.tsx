import { accountQueries } from '@voyage/api-client/account-queries.ts';
import type { ProductOrder } from '@voyage/contracts/product-order.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { taipeiDay } from '@voyage/domain/stay-date.ts';
import { hasFailed } from '@voyage/site-core/errors/has-failed.ts';
import { PartFailure } from '@voyage/site-core/errors/PartFailure.tsx';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { longDay } from '@voyage/i18n/dates.ts';
import { statusIcons } from '@voyage/checkout/status-icons.ts';
import type { ProductOrdersQuery } from '@voyage/routes/account-query.ts';
import { href } from '@voyage/routes/href.ts';
import { buttonClass } from '@voyage/ui/forms/Button.tsx';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import { container, visuallyHidden } from '@voyage/ui/base/layout.css.ts';
import { PageLinks } from '@voyage/site-core/router/PageLinks.tsx';
import { StatusBadge } from '@voyage/ui/feedback/StatusBadge.tsx';
import { heading, secondary, text } from '@voyage/ui/base/typography.css.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as css from '../parts/orders.css.ts';
import { isPayable, orderAddress } from '../state/order-state.ts';

const pageSize = 10;

/** Everything that the member has paid for by card or still has to pay, newest first. */
export function ProductOrdersPage({ page = 1 }: ProductOrdersQuery) {
  const { t, locale, api } = usePage();
  const query = useQuery({
    ...accountQueries.productOrders(api, locale, { page, pageSize }),
    placeholderData: keepPreviousData,
  });
  const data = hasFailed(query) ? undefined : query.data;
  return (
    <div className={`${container} ${css.page}`}>
      <div className={css.words}>
        <h1 className={heading.h1}>{t('purchases.title')}</h1>
        <p className={secondary}>{t('purchases.text')}</p>
      </div>
      <PartFailure queries={[query]} loading={3} />
      {data?.orders.length === 0 && (
        <EmptyPanel
          ornament="letter"
          title={t('purchases.empty')}
          text={t('purchases.empty.text')}
          action={
            <ButtonLink variant="secondary" href={href.orders(locale)}>
              {t('site.orders')}
            </ButtonLink>
          }
        />
      )}
      {data && data.orders.length > 0 && (
        <ul className={css.list}>
          {data.orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      )}
      <PageLinks
        label={t('purchases.pages')}
        page={page}
        total={data?.total}
        pageSize={pageSize}
        hrefOf={(n) => href.productOrders(locale, { page: n })}
      />
    </div>
  );
}

function OrderRow({ order }: { order: ProductOrder }) {
  const { t, locale } = usePage();
  return (
    <li className={css.row}>
      <div className={css.rowWords}>
        <StatusBadge status={statusIcons[order.status]}>{t(`purchases.status.${order.status}`)}</StatusBadge>
        <h2 className={text.title}>{order.title}</h2>
        <span className={secondary}>
          {`${order.orderNumber} · ${longDay(taipeiDay(order.createdAt), locale)}`}
        </span>
      </div>
      <span className={css.amount}>{formatMoney(order.amount, locale)}</span>
      <div className={css.actions}>
        {isPayable(order) && (
          // A new document: only the payment page may load the payment provider's script.
          <a className={buttonClass('primary')} href={href.payment(locale, order.kind, order.id)}>
            {t('order.payNow')}
          </a>
        )}
        <ButtonLink variant="secondary" href={orderAddress(locale, order)}>
          <span>{`${t('purchases.open')} `}</span>
          <span className={visuallyHidden}>{order.orderNumber}</span>
        </ButtonLink>
      </div>
    </li>
  );
}
