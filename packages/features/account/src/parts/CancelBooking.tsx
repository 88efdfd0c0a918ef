import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { usesCredit } from '@voyage/domain/quota.ts';
import { daySpan } from '@voyage/i18n/dates.ts';
import { dotted } from '@voyage/i18n/join.ts';
import { Confirmation } from '@voyage/site-core/errors/Confirmation.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { partyWords } from '@voyage/stay-parts/party-words.ts';
import { FactsList } from '@voyage/ui/content/FactsList.tsx';
import { useEffect, useState } from 'react';
import { partiesLeft } from '../state/parties-left.ts';
import { CancelCost } from './CancelCost.tsx';
import { useCancelling } from './use-cancelling.ts';
import { useEndedAfterPress } from './use-ended-after-press.ts';
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
  const { t, locale } = usePage();
  const [confirming, setConfirming] = useState(false);
  const unpaid = order.status === 'payment';
  const held = unpaid && order.payment.held;
  const left = partiesLeft(order);
  const rooms = left.length;
  const cancelNow = order.cancelAskedAt === null ? order.cancelNow : null;
  const ended = cancelNow === null;
  const pressedRef = useEndedAfterPress(ended, onEnded);
  // Without a network it opens, and says that the booking could not be cancelled.
  useEffect(() => void (ended || loadDialog().catch(() => {})), [ended]);
  const leave = () => {
    pressedRef.current = false;
    setConfirming(false);
  };
  const cancel = useCancelling(order, {
    onPress: () => {
      pressedRef.current = true;
    },
    onDone: () => setConfirming(false),
    doneWords: (number) =>
      held
        ? t('order.giveUp.notice', { rooms })
        : unpaid
          ? t('order.ended.notCharged')
          : number === null
            ? t('order.cancelled.unnumbered')
            : t('order.cancelled.notice', { number }),
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
          onYes={() => cancel.mutate({ cost: cancelNow })}
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
                value: partyWords(t, left),
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
