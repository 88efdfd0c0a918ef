import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { fullName, guestOfRoom } from '@voyage/domain/full-name.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { dotted } from '@voyage/i18n/join.ts';
import { Confirmation } from '@voyage/site-core/errors/Confirmation.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { partyWords } from '@voyage/stay-parts/party-words.ts';
import { RadioCards } from '@voyage/ui/forms/RadioCards.tsx';
import { useState } from 'react';
import { CancelCost } from './CancelCost.tsx';
import { QuietButton } from './QuietButton.tsx';
import { useCancelling } from './use-cancelling.ts';
import { useEndedAfterPress } from './use-ended-after-press.ts';

/** Cancels one of several rooms, where the hotel allows it: a link, and a dialog with the rooms and their cost. */
export function CancelRoom({
  order,
  onEnded,
}: {
  order: OrderDetail;
  /** After a press no room can be cancelled alone any more, and this part is gone with the focus. */
  onEnded: () => void;
}) {
  const { t, locale } = usePage();
  const [confirming, setConfirming] = useState(false);
  const [chosen, choose] = useState<string | null>(null);
  const rooms = order.roomStates.flatMap(({ cancelNow }, index) =>
    cancelNow ? [{ number: index + 1, cancelNow }] : [],
  );
  // nobody cancels the first room by accident: its guest made the booking
  const room = rooms.find(({ number }) => String(number) === chosen) ?? rooms.at(-1);
  const pressedRef = useEndedAfterPress(rooms.length === 0, onEnded);
  const cancel = useCancelling(order, {
    onPress: () => {
      pressedRef.current = true;
    },
    onDone: () => setConfirming(false),
    doneWords: (code, number = 0) =>
      code === null
        ? t('order.cancelRoom.done', { number })
        : t('order.cancelRoom.numbered', { number, code }),
  });
  if (!room) return null;
  return (
    <>
      <QuietButton onClick={() => setConfirming(true)}>{t('order.cancelRoom')}</QuietButton>
      {confirming && (
        <Confirmation
          title={t('order.cancelRoom.title')}
          yes={t('order.cancelRoom.yes')}
          no={t('order.cancelRoom.no')}
          busy={cancel.isPending}
          onYes={() => cancel.mutate({ room: room.number, cost: room.cancelNow })}
          onNo={() => setConfirming(false)}
        >
          <RadioCards
            label={t('order.cancelRoom.which')}
            value={String(room.number)}
            onChange={choose}
            cards={rooms.map(({ number, cancelNow }) => {
              const party = order.parties[number - 1];
              return {
                value: String(number),
                title: t('stays.room', { number }),
                text: dotted([
                  fullName(guestOfRoom(order.guest, order.roomGuests, number - 1)),
                  party && partyWords(t, [party]),
                ]),
                ...(!cancelNow.free && { aside: formatMoney(cancelNow.penalty, locale) }),
              };
            })}
          />
          <CancelCost order={order} cancelNow={room.cancelNow} />
          <p>{t('order.cancelRoom.rest', { rooms: rooms.length - 1 })}</p>
        </Confirmation>
      )}
    </>
  );
}
