import { isFailure } from '@voyage/api-client/failure.ts';
import { accountQueries } from '@voyage/api-client/account-queries.ts';
import { queries } from '@voyage/api-client/queries.ts';
import type { OrderDetail } from '@voyage/contracts/booking.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { paymentResult } from '@voyage/contracts/payment.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { policy } from '@voyage/domain/policy.ts';
import type { MessageId } from '@voyage/i18n/messages.ts';
import { href } from '@voyage/routes/href.ts';
import { bookingReturn } from '@voyage/checkout/booking-return.ts';
import { cardName } from '@voyage/checkout/card-name.ts';
import { useClearDraft } from '@voyage/forms/form-draft.ts';
import { PageFailure } from '@voyage/site-core/errors/PageFailure.tsx';
import { PaymentDeadline } from '@voyage/checkout/PaymentDeadline.tsx';
import { PendingPayment } from '@voyage/checkout/PendingPayment.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { Button, buttonClass } from '@voyage/ui/forms/Button.tsx';
import { FactsList } from '@voyage/ui/content/FactsList.tsx';
import { container, inline } from '@voyage/ui/base/layout.css.ts';
import { ListSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { Steps } from '@voyage/ui/navigation/Steps.tsx';
import { heading, text } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paymentDraft } from '../state/payment-draft.ts';
import { useNextStepText } from '../parts/OrderNextSteps.tsx';
import * as css from '../parts/payment.css.ts';
import { UnknownOrder } from '../parts/UnknownOrder.tsx';
import { awaitingBooking, isSlow, orderAddress } from '../state/order-state.ts';

type Result = Output<typeof paymentResult.data>;

/**
 * Where the bank returns the payer to. Reads only the trade id from the address: the service asks the
 * gateway for the outcome.
 */
export function PaymentResultPage({ tradeId }: { tradeId: string }) {
  const { t, locale, api, queryClient } = usePage();
  const clearDraft = useClearDraft(paymentDraft);
  const query = useQuery(accountQueries.paymentResult(api, locale, tradeId));
  const { data: result, error, refetch, isFetching } = query;
  const hotelOrderId = result?.order.hotelOrderId ?? '';
  const { data: stay } = useQuery({
    ...queries.order(api, locale, hotelOrderId),
    enabled: hotelOrderId !== '',
  });
  const state = result && stateOf(result);
  useEffect(() => {
    if (state === 'success' || state === 'refunded' || state === 'released') clearDraft();
    // Cached data about the member predates the payment: bookings, membership, orders.
    if (state)
      void queryClient.invalidateQueries({
        queryKey: ['me'],
        predicate: ({ queryKey }) => queryKey[1] !== 'payment-result',
      });
  }, [state, queryClient, clearDraft]);
  if (error && isFailure(error, 'orderNotFound', 'invalidValue')) return <UnknownOrder />;
  if (error && !result) return <PageFailure error={error} onRetry={() => refetch()} />;
  return (
    <div className={`${container} ${css.result}`} aria-busy={result ? undefined : true}>
      {result ? (
        <Outcome
          result={result}
          stay={stay}
          slow={query.isFetchedAfterMount && result.order.payment !== null && isSlow(result.order.payment)}
          checking={isFetching}
          onCheck={() => void refetch()}
        />
      ) : (
        <div className={css.wide}>
          <ListSkeleton label={t('payment.result.pending.title')} count={3} />
        </div>
      )}
    </div>
  );
}

type State = 'pending' | 'hotel' | 'awaiting' | 'success' | 'refunded' | 'released' | 'failure';
/** A paid stay may still wait for its hotel; fast track always waits for the airport. */
function stateOf({ status, order }: Pick<Result, 'status' | 'order'>): State {
  if (status !== 'success') return status;
  if (order.status === 'refunded') return 'refunded';
  if (order.status === 'awaiting-confirmation') return order.kind === 'stay' ? 'hotel' : 'awaiting';
  return 'success';
}

const paidTitle = {
  stay: 'payment.result.booked.title',
  membership: 'payment.result.membership.title',
  'booking-credit': 'payment.result.credit.title',
  'fast-track': 'payment.result.paid.title',
  'tailor-made': 'payment.result.tailorMade.title',
  custom: 'payment.result.custom.title',
} as const satisfies Record<Result['order']['kind'], MessageId>;

interface Props {
  result: Result;
  stay: OrderDetail | undefined;
  slow: boolean;
  checking: boolean;
  onCheck: () => void;
}

function Outcome({ result, stay, slow, checking, onCheck }: Props) {
  const { t, locale } = usePage();
  const { order, reason } = result;
  const [waitingBooking] = useState(bookingReturn);
  const next = useNextStepText(order);
  const state = stateOf(result);
  const isHeld = stay?.payment.held ?? true;
  const waiting = state === 'pending' || state === 'hotel';
  // Of an order that has ended, nothing should be confirmed at the bank.
  const attempt = state === 'pending' && order.status === 'open' ? order.payment : null;
  const atBank = attempt !== null && attempt.bankUrl !== null;
  const paidOtherwise = state === 'failure' && order.payment?.status === 'success';
  const booking = waiting ? null : awaitingBooking(order, waitingBooking);
  const steps = [
    t('payment.result.step.bank'),
    ...(order.kind === 'stay' ? [t('payment.result.step.hotel')] : []),
    t('payment.result.step.done'),
  ];
  const at = state === 'pending' ? 0 : state === 'hotel' ? 1 : steps.length;
  const title = {
    pending: t(atBank ? 'payment.bank.title' : 'payment.result.pending.title'),
    hotel: t(isHeld ? 'payment.result.hotel.title' : 'payment.result.authorised.title'),
    awaiting: t('payment.result.awaiting.title'),
    success: t(paidTitle[order.kind]),
    refunded: t('payment.result.refunded.title'),
    released: t('payment.closed.released'),
    failure: t(paidOtherwise ? 'payment.closed.paid' : 'payment.failed.title'),
  }[state];
  const words = {
    pending: atBank
      ? t('payment.bank.text')
      : slow
        ? t('payment.result.pending.long', { kind: order.kind })
        : t('payment.result.pending.text'),
    hotel: t(isHeld ? 'payment.result.hotel.text' : 'payment.result.authorised.text'),
    awaiting: t('payment.result.awaiting.text'),
    success: t('payment.result.paid.text'),
    refunded: t('payment.result.refunded.text', policy.refundWorkingDays),
    released: t('payment.result.released.text'),
    failure: paidOtherwise ? t('payment.result.otherwise') : t(`payment.failed.${reason ?? 'declined'}`),
  }[state];
  return (
    <>
      {(waiting || state === 'success') && order.kind === 'stay' && (
        <div className={css.wide}>
          <Steps
            label={t('payment.result.steps')}
            steps={steps.map((label) => ({ label }))}
            current={at}
            position={t('payment.result.step.position', {
              step: Math.min(at + 1, steps.length),
              count: steps.length,
            })}
            doneLabel={t('payment.result.step.finished')}
          />
        </div>
      )}
      <div className={css.words} role="status" data-payment-state={state}>
        <h1 className={heading.h1}>{title}</h1>
        <p className={text.lead}>{words}</p>
      </div>
      {attempt && <PendingPayment order={order} attempt={attempt} stay={stay} offersCard={slow} />}
      {state !== 'failure' && (
        <div className={css.wide}>
          <FactsList
            facts={[
              stay && {
                term: t('order.bookingNumber'),
                value: <strong>{stay.bookingNumber}</strong>,
              },
              stay?.reservationNumber != null && {
                term: t('order.reservationNumber'),
                value: stay.reservationNumber,
              },
              !stay && {
                term: t('payment.summary.number'),
                value: <strong>{order.orderNumber}</strong>,
              },
              { term: t('payment.result.what'), value: order.title },
              {
                term: t(state === 'pending' ? 'payment.summary.charge' : 'payment.result.amount'),
                value: formatMoney(order.amount, locale),
              },
              order.payment?.cardLastFour != null && {
                term: t('payment.result.card'),
                value: t('payment.result.cardEnding', {
                  brand: cardName(order.payment.cardBrand),
                  digits: order.payment.cardLastFour,
                }),
              },
            ]}
          />
        </div>
      )}
      {state === 'success' && (
        <section className={css.words}>
          <h2 className={heading.h3}>{t('payment.result.next')}</h2>
          <ul className={css.next}>
            <li>{next ?? t('payment.result.next.mail')}</li>
            {order.kind === 'stay' && <li>{t('payment.result.next.certificate')}</li>}
            <li>{t('payment.result.next.invoice')}</li>
          </ul>
        </section>
      )}
      {state === 'failure' && order.status === 'open' && (
        <div className={css.words}>
          <PaymentDeadline expiresAt={order.expiresAt} stay={stay} />
        </div>
      )}
      {state === 'failure' && order.status !== 'open' && !paidOtherwise && (
        <p>{t(stay ? 'payment.closed.nothing' : 'order.payment.none')}</p>
      )}
      <div className={inline.x3}>
        {state === 'failure' && order.status === 'open' && (
          <a className={buttonClass('primary')} href={href.payment(locale, order.kind, order.id)}>
            {t('payment.failed.again')}
          </a>
        )}
        {order.hotelOrderId && (
          <a
            className={buttonClass(state === 'success' ? 'primary' : 'secondary')}
            href={href.order(locale, order.hotelOrderId)}
          >
            {t('payment.closed.order')}
          </a>
        )}
        {booking && (
          <a className={buttonClass(state === 'success' ? 'primary' : 'secondary')} href={booking}>
            {t('payment.result.booking')}
          </a>
        )}
        {order.kind === 'membership' && state === 'success' && (
          <a className={buttonClass(booking ? 'secondary' : 'primary')} href={href.ownMembership(locale)}>
            {t('membership.own.title')}
          </a>
        )}
        {!order.hotelOrderId && (
          <a className={buttonClass('secondary')} href={orderAddress(locale, order)}>
            {t('purchases.view')}
          </a>
        )}
        {waiting && (
          <Button variant="secondary" onClick={onCheck} busy={checking && t('site.loading')}>
            {t('payment.result.look')}
          </Button>
        )}
      </div>
    </>
  );
}
