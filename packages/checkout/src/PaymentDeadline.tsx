import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { Countdown } from '@voyage/ui/feedback/Countdown.tsx';
import { useMutation } from '@tanstack/react-query';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { useNotify } from '@voyage/site-core/errors/notices.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';

/**
 * How long an order can be paid and, for held rooms, a way to extend that once (WCAG 2.2.1). Refetches when
 * time is up.
 */
export function PaymentDeadline({
  expiresAt,
  stay,
  over,
}: {
  expiresAt: string | null;
  stay: Pick<OrderDetail, 'id' | 'payment' | 'rooms'> | undefined;
  /** What is said, and done, when time is up, if a payment is in progress then. */
  over?: { text: string; onOver: () => void };
}) {
  const { t, api, queryClient } = usePage();
  const showFailure = useFailureNotice();
  const notify = useNotify();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['me'] });
  const extend = useMutation({
    mutationFn: (orderId: string) => api.call('extendHold', { body: { orderId } }),
    onSuccess: () => notify(t('payment.time.extended'), 'positive'),
    onError: (error) => showFailure(error),
    onSettled: refresh,
  });
  const deadline = stay?.payment.dueAt ?? expiresAt;
  if (!deadline) return null;
  return (
    <Countdown
      deadline={Date.parse(deadline)}
      label={stay?.payment.held ? t('payment.time.rooms', { rooms: stay.rooms }) : t('payment.time.other')}
      announce={(minutes) => t('payment.time.announced', { minutes })}
      expiredText={over?.text ?? t('payment.time.over')}
      onExpire={() => {
        over?.onOver();
        void refresh();
      }}
      {...(stay?.payment.extendable
        ? {
            extendLabel: t('payment.time.more'),
            onExtend: () => extend.isPending || extend.mutate(stay.id),
          }
        : {})}
    />
  );
}
