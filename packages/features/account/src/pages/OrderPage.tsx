import { isFailure } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import { BookingSummary } from '@voyage/journey-parts/BookingSummary.tsx';
import { PageFailure } from '@voyage/frame/errors/PageFailure.tsx';
import { Link } from '@voyage/frame/layout/Link.tsx';
import { useLocale, useSite } from '@voyage/frame/router/site-context.ts';
import { buttonClass } from '@voyage/ui/Button.tsx';
import { EmptyPanel } from '@voyage/ui/EmptyPanel.tsx';
import { container } from '@voyage/ui/layout.css.ts';
import { ListSkeleton } from '@voyage/ui/Skeletons.tsx';
import { StatusBadge } from '@voyage/ui/StatusBadge.tsx';
import { heading, secondary, text } from '@voyage/ui/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { OrderActions } from '../parts/OrderActions.tsx';
import { OrderFacts } from '../parts/OrderFacts.tsx';
import { OrderPayment } from '../parts/OrderPayment.tsx';
import * as css from '../parts/account.css.ts';

interface Props {
  /** The order's id. */
  id: string;
  /** It was booked a moment ago, and this page says thank you. */
  isNew: boolean;
}

/** One stay of a member: what was booked, and what can be done with it. */
export function OrderPage({ id, isNew }: Props) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const { api } = useSite();
  const { data: order, error, refetch } = useQuery({ ...queries.order(api, locale, id), retry: false });
  if (error && isFailure(error, 'bk0003', 'rq0001'))
    return (
      <EmptyPanel
        ornament="journey"
        title={t({ id: 'order.missing.title' })}
        action={
          <Link className={buttonClass('primary')} href={href.orders(locale)}>
            {t({ id: 'order.missing.action' })}
          </Link>
        }
      />
    );
  if (error) return <PageFailure error={error} onRetry={() => refetch()} />;
  return (
    <div className={`${container} ${css.page}`}>
      {order ? (
        <Order order={order} isNew={isNew} />
      ) : (
        <ListSkeleton label={t({ id: 'site.loading' })} count={4} />
      )}
    </div>
  );
}

function Order({ order, isNew }: { order: OrderDetail; isNew: boolean }) {
  const { formatMessage: t } = useIntl();
  const number = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone with its page: what it led to is read on from here.
  useEffect(() => {
    if (isNew) number.current?.focus();
  }, [isNew]);
  return (
    <>
      <div>
        <StatusBadge status={order.status}>{t({ id: `order.status.${order.status}` })}</StatusBadge>
        {isNew && order.status === 'confirmed' && (
          <p className={text.lead} role="status">
            {t({ id: 'order.thanks' })} · {t({ id: 'order.thanks.text' })}
          </p>
        )}
        {order.status === 'pending' && (
          <p className={text.lead} role="status">
            {t({ id: 'order.pending.text' })}
          </p>
        )}
        {order.cancelAskedAt !== null && (
          <p className={text.lead} role="status">
            {t({ id: 'order.cancelling.text' })}
          </p>
        )}
        {order.ended && (
          <p className={text.lead} role="status">
            {t({ id: `order.ended.${order.ended}` })}
          </p>
        )}
        <p className={secondary}>{t({ id: 'order.bookingNumber' })}</p>
        <h1 className={css.number} ref={number} tabIndex={-1}>
          {order.bookingNumber}
        </h1>
      </div>
      <OrderPayment order={order} />
      <OrderActions order={order} />
      <div className={css.columns}>
        <div className={css.facts}>
          <h2 className={heading.h3}>{t({ id: 'order.title' }, { number: order.bookingNumber })}</h2>
          <OrderFacts order={order} />
        </div>
        <aside>
          <BookingSummary
            hotel={order.hotel}
            room={order.roomName}
            plan={order.plan}
            price={order.price}
            promotion={order.promotion}
            cancellation={order.cancellation}
            stay={{
              checkIn: order.checkIn,
              checkOut: order.checkOut,
              adults: order.adults,
              children: order.children,
              rooms: order.rooms,
              nights: order.nights,
            }}
          />
        </aside>
      </div>
    </>
  );
}
