import type { ProductOrder } from '@voyage/contracts/product-order.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { Confirmation } from '@voyage/site-core/errors/Confirmation.tsx';
import { useNotify } from '@voyage/site-core/errors/notices.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as css from './orders.css.ts';

/** Cancels an order without a payment in progress, after confirmation. */
export function CancelOrder({ order }: { order: ProductOrder }) {
  const { t, api, queryClient } = usePage();
  const notify = useNotify();
  const showFailure = useFailureNotice();
  const [confirming, setConfirming] = useState(false);
  const cancel = useMutation({
    mutationFn: () => api.call('cancelProductOrder', { body: { orderId: order.id } }),
    onSuccess: () => notify(t('purchases.cancel.done'), 'positive'),
    onError: (error) => showFailure(error),
    onSettled: async () => {
      setConfirming(false);
      await queryClient.invalidateQueries({ queryKey: ['me'] });
    },
  });
  return (
    <div className={css.end}>
      <Button variant="quiet" onClick={() => setConfirming(true)}>
        {t('purchases.cancel')}
      </Button>
      {confirming && (
        <Confirmation
          title={t('purchases.cancel.title')}
          yes={t('purchases.cancel')}
          no={t('purchases.cancel.no')}
          busy={cancel.isPending}
          onYes={() => cancel.mutate()}
          onNo={() => setConfirming(false)}
        >
          <p>{order.title}</p>
          <p>{t('purchases.cancel.text')}</p>
        </Confirmation>
      )}
    </div>
  );
}
