import { brand } from '@voyage/brand';
import { isFailure } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { dotted } from '@voyage/i18n/join.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { langOf } from '@voyage/domain/partial-text.ts';
import { href } from '@voyage/routes/href.ts';
import { BookingSummary } from '@voyage/stay-parts/BookingSummary.tsx';
import { partyWords } from '@voyage/stay-parts/party-words.ts';
import { SupplierTermsLink } from '@voyage/site-chrome/links/SupplierTermsLink.tsx';
import { PageFailure } from '@voyage/site-core/errors/PageFailure.tsx';
import { usePageTitle } from '@voyage/site-chrome/head/page-title.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { smallPrint } from '@voyage/ui/base/typography.css.ts';
import { ListSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { PhoneFold } from '@voyage/ui/content/PhoneFold.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CancelBooking } from '../parts/CancelBooking.tsx';
import { CancelRoom } from '../parts/CancelRoom.tsx';
import { NextSteps } from '../parts/NextSteps.tsx';
import { OrderCover } from '../parts/OrderCover.tsx';
import { OrderFacts, StaffReasons } from '../parts/OrderFacts.tsx';
import { OrderPayment, paymentBrief } from '../parts/OrderPayment.tsx';
import { OrderProgress } from '../parts/OrderProgress.tsx';
import { openForPrint } from '../parts/open-for-print.ts';
import { partiesLeft } from '../state/parties-left.ts';
import { cancelledLines, totalNow } from '../parts/cancelled-lines.ts';
import { PriceAudit } from '../parts/PriceAudit.tsx';
import { StayQuestionnaire } from '../parts/StayQuestionnaire.tsx';
import { StayWallet } from '../parts/StayWallet.tsx';
import * as css from '../parts/account.css.ts';
import * as orderCss from '../parts/order.css.ts';
import * as printCss from '../parts/order-print.css.ts';
import { rebookingAddress } from '../state/rebooking-address.ts';
import { OrderFold } from '../parts/OrderFold.tsx';

interface Props {
  /** The order's id. */
  id: string;
  /** It was just booked, and this page thanks the member. */
  isNew: boolean;
}

/** One stay of a member: what was booked, and what can be done with it. */
export function OrderPage({ id, isNew }: Props) {
  const { t, locale, api } = usePage();
  const { data: order, error, refetch } = useQuery({ ...queries.order(api, locale, id), retry: false });
  // The title contains the member's name: it would grow by a line if the name came later.
  const { isPending: isNameComing } = useQuery(queries.profile(api));
  if (error && isFailure(error, 'bookingNotFound', 'invalidValue'))
    return (
      <EmptyPanel
        level={1}
        ornament="journey"
        title={t('order.missing.title')}
        action={<ButtonLink href={href.orders(locale)}>{t('order.missing.action')}</ButtonLink>}
      />
    );
  if (error && !order) return <PageFailure error={error} onRetry={() => refetch()} />;
  return order && !isNameComing ? (
    <Order order={order} isNew={isNew} />
  ) : (
    <div className={`${container} ${css.page}`}>
      <ListSkeleton label={t('site.loading')} count={4} />
    </div>
  );
}

function Order({ order, isNew }: { order: OrderDetail; isNew: boolean }) {
  const { t, locale } = usePage();
  const held = order.status === 'payment';
  const [now] = useState(() => new Date());
  usePageTitle(`${order.hotel.name} · ${order.bookingNumber}`);
  const paper = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => (paper.current ? openForPrint(paper.current) : undefined), []);
  // The order came after the address: the browser has looked for its anchor already.
  useEffect(() => void document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  const total = totalNow(t, locale, order);
  const price = [
    `${total.label} ${total.value}`,
    paymentBrief(t, locale, order.payment),
    order.cancellationPenalty !== null &&
      `${t('order.cancelled.cost')} ${formatMoney(order.cancellationPenalty, locale)}`,
  ];
  return (
    <div className={printCss.paper} ref={paper}>
      <div className={container}>
        <p className={printCss.head}>
          <span className={printCss.brandName}>{brand.name}</span>
          <span className={printCss.contact}>
            <span>{brand.contact.phone}</span>
            <br />
            <span>{brand.contact.email}</span>
          </span>
        </p>
      </div>
      <OrderCover order={order} isNew={isNew} title={title}>
        <OrderPayment order={order} />
      </OrderCover>
      <div className={`${container} ${orderCss.rest}`}>
        <StayQuestionnaire order={order} />
        <NextSteps order={order} />
        <div className={orderCss.folds}>
          <StayWallet order={order} />
          <div className={orderCss.columns}>
            <OrderFold
              id="order-record"
              title={t('order.record')}
              brief={dotted([order.roomName, partyWords(t, partiesLeft(order))])}
            >
              <OrderFacts order={order} />
              <StaffReasons order={order} />
            </OrderFold>
            <aside className={orderCss.fold}>
              <PhoneFold
                id="order-price"
                level={2}
                kind="phone"
                title={t('order.price')}
                brief={dotted(price)}
              >
                <BookingSummary
                  hotel={order.hotel}
                  room={order.roomName}
                  beds={order.beds}
                  roomLang={langOf(order, 'roomName')}
                  plan={order.plan}
                  price={order.price}
                  promotion={order.promotion}
                  extras={order.extras}
                  cancellation={order.cancellation}
                  charge={order.payment.charge}
                  changed={cancelledLines(t, locale, order)}
                  stay={order}
                />
                <PriceAudit order={order} />
                {order.supplierTerms && (
                  <p className={smallPrint}>
                    <SupplierTermsLink of={order.supplierTerms} />
                  </p>
                )}
              </PhoneFold>
            </aside>
          </div>
          <OrderProgress order={order} />
        </div>
        <div className={`${orderCss.end} ${printCss.screenOnly}`}>
          {order.hotelOpen && !held && order.status !== 'pending' && (
            <ButtonLink variant="secondary" href={rebookingAddress(order, locale, now)}>
              {t('order.again')}
            </ButtonLink>
          )}
          <CancelRoom order={order} onEnded={() => title.current && showHeading(title.current)} />
          <CancelBooking order={order} onEnded={() => title.current && showHeading(title.current)} />
        </div>
      </div>
    </div>
  );
}

/** What became of the order, in sight: what was pressed is gone, and was at the other end of the page. */
function showHeading(title: HTMLHeadingElement): void {
  title.focus({ preventScroll: true });
  title.scrollIntoView({ block: 'center' });
}
