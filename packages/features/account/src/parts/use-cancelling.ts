import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { useNotify } from '@voyage/site-core/errors/notices.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useMutation } from '@tanstack/react-query';
import { refundValues } from './OrderPayment.tsx';

interface Cancelling {
  /** The number of the only room; otherwise all that are left. */
  room?: number;
  /** As shown, and accepted by the press. */
  cost: NonNullable<OrderDetail['cancelNow']>;
}

/** Cancels a stay or one of its rooms, and says what became of it. */
export function useCancelling(
  { id: orderId }: OrderDetail,
  {
    onPress,
    onDone,
    doneWords,
  }: {
    onPress: () => void;
    onDone: () => void;
    /** What is said then, with the hotel's number if it has one. */
    doneWords: (cancellationNumber: string | null, room: number | undefined) => string;
  },
) {
  const { t, locale, api, queryClient } = usePage();
  const showFailure = useFailureNotice();
  const notify = useNotify();
  return useMutation({
    onMutate: onPress,
    mutationFn: ({ room, cost }: Cancelling) =>
      api.call('cancelBooking', {
        body: { orderId, acceptedPenalty: cost.penalty, ...(room !== undefined && { room }) },
      }),
    onSuccess: async ({ hotelCancellationNumber, refund }, { room }) => {
      onDone();
      const done = doneWords(hotelCancellationNumber, room);
      notify(refund ? `${done} ${t('order.cancel.refund', refundValues(refund, locale))}` : done, 'positive');
      await queryClient.invalidateQueries({ queryKey: ['me'] });
    },
    onError: async (error) => {
      showFailure(error);
      await queryClient.invalidateQueries({ queryKey: ['me', 'order'] });
    },
  });
}
