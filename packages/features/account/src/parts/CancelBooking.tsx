import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { usesCredit } from '@voyage/domain/quota.ts';
import { daySpan } from '@voyage/i18n/dates.ts';
import { dotted } from '@voyage/i18n/join.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { Confirmation } from '@voyage/site-core/errors/Confirmation.tsx';
import { useNotify } from '@voyage/site-core/errors/notices.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useApproximations } from '@voyage/stay-parts/approximate.ts';
import { writtenAmount } from '@voyage/stay-parts/written-amount.ts';
import { FactsList } from '@voyage/ui/content/FactsList.tsx';
import { smallPrint } from '@voyage/ui/base/typography.css.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { refundValues } from './OrderPayment.tsx';
import { QuietButton } from './QuietButton.tsx';

const loadDialog = () => import('@voyage/ui/feedback/Dialog.tsx');

/**
 * Cancels a stay or gives up held rooms: a subtle link at the end of the page, and a dialog that states the
 * cost.
 */
export function CancelBooking({
  order,
  onEnded,
}: {
  order: OrderDetail;
  /** After a press the order can no longer be cancelled, and this part is gone with the focus. */
  onEnded: () => void;
}) {
  const { t, locale, api, queryClient } = usePage();
  const showFailure = useFailureNotice();
  const notify = useNotify();
  const [confirming, setConfirming] = useState(false);
  const unpaid = order.status === 'payment';
  const held = unpaid && order.payment.held;
  const { adults, children, rooms } = order;
  const cancelNow = order.cancelAskedAt === null ? order.cancelNow : null;
  const pressed = useRef(false);
  const ended = cancelNow === null;
  useEffect(() => {
    if (ended && pressed.current) onEnded();
    if (ended) pressed.current = false;
  }, [ended]); // oxlint-disable-line exhaustive-deps -- once, when it ends
  // Without a network it opens, and says that the booking could not be cancelled.
  useEffect(() => void (ended || loadDialog().catch(() => {})), [ended]);
  const leave = () => {
    pressed.current = false;
    setConfirming(false);
  };
  const cancel = useMutation({
    onMutate: () => {
      pressed.current = true;
    },
    mutationFn: () =>
      api.call('cancelBooking', {
        body: { orderId: order.id, ...(cancelNow ? { acceptedPenalty: cancelNow.penalty } : {}) },
      }),
    onSuccess: async ({ hotelCancellationNumber, refund }) => {
      setConfirming(false);
      const done = held
        ? t('order.giveUp.notice', { rooms })
        : unpaid
          ? t('order.ended.notCharged')
          : hotelCancellationNumber === null
            ? t('order.cancelled.unnumbered')
            : t('order.cancelled.notice', { number: hotelCancellationNumber });
      notify(refund ? `${done} ${t('order.cancel.refund', refundValues(refund, locale))}` : done, 'positive');
      await queryClient.invalidateQueries({ queryKey: ['me'] });
    },
    onError: async (error) => {
      showFailure(error);
      await queryClient.invalidateQueries({ queryKey: ['me', 'order'] });
    },
  });
  if (!cancelNow) return null;
  return (
    <>
      <QuietButton onClick={() => setConfirming(true)}>
        {held ? t('order.giveUp', { rooms }) : t('order.cancel')}
      </QuietButton>
      {confirming && (
        <Confirmation
          title={held ? t('order.giveUp.title', { rooms }) : t('order.cancel.title')}
          yes={t(held ? 'order.giveUp.yes' : 'order.cancel.yes')}
          no={t('order.cancel.no')}
          busy={cancel.isPending}
          onYes={() => cancel.mutate()}
          onNo={leave}
        >
          <FactsList
            facts={[
              { term: t('order.contact'), value: order.hotel.name },
              { term: t('booking.summary.room'), value: order.roomName },
              { term: t('booking.summary.plan'), value: order.planName },
              {
                term: t('booking.summary.stay'),
                value: dotted([
                  daySpan(order.checkIn, order.checkOut, locale),
                  t('stays.nights', { count: order.nights }),
                ]),
              },
              {
                term: t('order.party'),
                value: t('stays.party', { adults, children, rooms }),
              },
              { term: t('order.bookingNumber'), value: order.bookingNumber },
            ]}
          />
          {unpaid ? (
            <>
              <p>{t('order.giveUp.text')}</p>
              {usesCredit(order.creditUsed) && <p>{t('order.giveUp.credit')}</p>}
            </>
          ) : (
            <CancelCost order={order} cancelNow={cancelNow} />
          )}
        </Confirmation>
      )}
    </>
  );
}

/**
 * The cost of cancelling, the refund of a paid stay and when it arrives, and that a credit is not returned.
 */
function CancelCost({
  order,
  cancelNow,
}: {
  order: OrderDetail;
  cancelNow: NonNullable<OrderDetail['cancelNow']>;
}) {
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
