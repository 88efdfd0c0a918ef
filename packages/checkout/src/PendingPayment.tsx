import { isFailure } from '@voyage/api-client/failure.ts';
import type { OrderDetail } from '@voyage/contracts/booking.ts';
import type { ProductOrder } from '@voyage/contracts/product-order.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { useNotify } from '@voyage/site-core/errors/notices.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { href } from '@voyage/routes/href.ts';
import { Button, buttonClass } from '@voyage/ui/forms/Button.tsx';
import { inline } from '@voyage/ui/base/layout.css.ts';
import { usePageReturn } from '@voyage/ui/feedback/use-page-return.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as css from './PendingPayment.css.ts';
import { PaymentDeadline } from './PaymentDeadline.tsx';

interface Props {
  order: Pick<ProductOrder, 'kind' | 'id' | 'expiresAt'>;
  attempt: { tradeId: string; bankUrl: string | null };
  /** The stay that the order pays for. */
  stay?: Pick<OrderDetail, 'id' | 'payment' | 'rooms'> | undefined;
  /** Whether another card is offered although the bank's page is not known: the service decides. */
  offersCard: boolean;
}

/**
 * A payment whose payer has to confirm at the bank: the way there, another card, and until when. Another card
 * first ends this attempt in the service, which refuses if the first card may have been charged.
 */
export function PendingPayment({ order, attempt: { tradeId, bankUrl }, stay, offersCard }: Props) {
  const { t, locale, api, queryClient } = usePage();
  const notify = useNotify();
  const showFailure = useFailureNotice();
  const [leaving, setLeaving] = useState(false);
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['me'] });
  const end = useMutation({
    mutationFn: () => api.call('endPayment', { body: { tradeId } }),
    onSuccess: async ({ status, order: { status: orderStatus } }) => {
      if (status !== 'failure' || orderStatus !== 'open') return refresh(); // paid: the page says so
      setLeaving(true);
      // A new document: only the payment page may load the payment provider's script.
      location.assign(href.payment(locale, order.kind, order.id));
      return undefined;
    },
    onError: async (error) => {
      if (isFailure(error, 'paymentInProgress')) notify(t('payment.bank.notYet'), 'negative');
      else showFailure(error);
      await refresh();
    },
  });
  usePageReturn(() => {
    setLeaving(false);
    void refresh();
  });
  const due = stay ? stay.payment.dueAt : order.expiresAt;
  const [passed, setPassed] = useState(() => (due !== null && Date.parse(due) <= Date.now() ? due : null));
  const over = due === null ? stay !== undefined : passed === due;
  const overText = t('payment.time.bank', { rooms: stay?.payment.held ? stay.rooms : 0 });
  const card = !over && (bankUrl !== null || offersCard);
  return (
    <div className={css.pending}>
      {over ? (
        <p>{overText}</p>
      ) : (
        <PaymentDeadline
          expiresAt={due}
          stay={stay}
          over={{ text: overText, onOver: () => setPassed(due) }}
        />
      )}
      {(bankUrl !== null || card) && (
        <div className={inline.x3}>
          {bankUrl !== null && (
            <a className={buttonClass('primary')} href={bankUrl}>
              {t('payment.bank.back')}
            </a>
          )}
          {card && (
            <Button
              variant="secondary"
              onClick={() => end.mutate()}
              busy={(end.isPending || leaving) && t('payment.bank.ending')}
            >
              {t('payment.bank.otherCard')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
