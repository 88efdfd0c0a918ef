import type { DeskOrder } from '@voyage/contracts/desk.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { taipeiDay } from '@voyage/domain/stay-date.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { longDay } from '@voyage/i18n/dates.ts';
import { statusIcons } from '@voyage/checkout/status-icons.ts';
import { FactsList } from '@voyage/ui/content/FactsList.tsx';
import { StatusBadge } from '@voyage/ui/feedback/StatusBadge.tsx';
import { secondary, text } from '@voyage/ui/base/typography.css.ts';
import * as css from './desk.css.ts';
import { MemberLine } from './MemberLine.tsx';
import { OrderActions } from './OrderActions.tsx';
import { useFocusHandover } from './Section.tsx';

/** An order with all its data, and the possible actions. */
export function OrderCard({ of, showsMember = false }: { of: DeskOrder; showsMember?: boolean }) {
  const { t, locale } = usePage();
  const { order, member } = of;
  const article = useFocusHandover();
  return (
    <li>
      <article
        ref={article}
        className={css.card}
        id={order.id}
        tabIndex={-1}
        aria-labelledby={`title-${order.id}`}
        data-order={order.status}
      >
        <div className={css.head}>
          <div className={css.words}>
            <StatusBadge status={statusIcons[order.status]}>
              {t(`purchases.status.${order.status}`)}
            </StatusBadge>
            <h3 className={text.title} id={`title-${order.id}`}>
              {order.title}
            </h3>
            <span className={secondary}>
              {`${order.orderNumber} · ${longDay(taipeiDay(order.createdAt), locale)}`}
            </span>
            {showsMember && <MemberLine member={member} />}
          </div>
          <span className={css.amount}>{formatMoney(order.amount, locale)}</span>
        </div>
        {order.lines.length > 0 && <FactsList facts={order.lines} />}
        <OrderActions of={of} />
      </article>
    </li>
  );
}
