import type { Coupon } from '@voyage/contracts/coupon.ts';
import { useErrorMessage } from '@voyage/site-core/errors/error-message.ts';
import { useNotify } from '@voyage/site-core/errors/notices.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { CopyButton } from '@voyage/ui/feedback/CopyButton.tsx';
import { smallPrint } from '@voyage/ui/base/typography.css.ts';
import { useMutation } from '@tanstack/react-query';
import * as css from './coupons.css.ts';

interface Props {
  id: string;
  state: Coupon['state'];
  /** The number, if already known. */
  serialNumber: string | null;
}

/**
 * The serial number of a coupon, reserved for the member only on request. Once shown it can be copied, and
 * marked as used after it was given to the supplier.
 */
export function CouponNumber({ id, state, serialNumber }: Props) {
  const { t, api, queryClient } = usePage();
  const notify = useNotify();
  const errorMessage = useErrorMessage();
  const failed = async (error: Error) => {
    notify(errorMessage(error));
    await queryClient.invalidateQueries({ queryKey: ['me', 'coupons'] });
  };
  const reserve = useMutation({
    mutationFn: () => api.call('reserveCoupon', { params: { id } }),
    onError: failed,
  });
  const take = useMutation({
    mutationFn: (number: string) =>
      api.call('takeCoupon', { params: { id }, body: { serialNumber: number } }),
    onSuccess: async () => {
      notify(t('coupons.used.done'), 'positive');
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['me', 'coupons'] }),
        queryClient.invalidateQueries({ queryKey: ['me', 'coupon-serial'] }),
      ]);
    },
    onError: failed,
  });
  const number = serialNumber ?? reserve.data?.serialNumber;
  if (!number)
    return state === 'available' ? (
      <Button
        variant="secondary"
        onClick={() => reserve.mutate()}
        busy={reserve.isPending && t('site.loading')}
      >
        {t('coupons.show')}
      </Button>
    ) : null;
  return (
    <>
      <div className={css.number} role="status">
        <span className={smallPrint}>{t('coupons.number')}</span>
        <CopyButton
          value={number}
          copyLabel={t('coupons.number.copy')}
          copiedText={t('order.number.copied')}
          failedText={t('order.number.copyFailed')}
        />
      </div>
      {state === 'available' && (
        <Button
          variant="quiet"
          onClick={() => take.mutate(number)}
          busy={take.isPending && t('site.loading')}
        >
          {t('coupons.used')}
        </Button>
      )}
    </>
  );
}
