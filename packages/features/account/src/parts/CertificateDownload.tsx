import { brand } from '@voyage/brand';
import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { isBooked } from '@voyage/domain/booked.ts';
import { useErrorMessage } from '@voyage/site-core/errors/error-message.ts';
import { useCurrency } from '@voyage/site-core/preferences/preferences.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { useMutation } from '@tanstack/react-query';
import * as css from './account.css.ts';
import { saveFile } from './save-file.ts';

/** The certificate of a booking: one page, made on request. Renders nothing if there is none. */
export function CertificateDownload({
  order,
}: {
  order: Pick<OrderDetail, 'id' | 'bookingNumber' | 'status'>;
}) {
  const { t, api } = usePage();
  const errorMessage = useErrorMessage();
  const [currency] = useCurrency();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api.call('orderPdf', { params: { id: order.id }, query: { brand: brand.id, currency } }),
    onSuccess: (file) => saveFile(file, `booking-${order.bookingNumber}.pdf`),
  });
  if (!isBooked(order.status)) return null;
  return (
    <>
      <Button
        // A completed stay asks for its questionnaire: one action of a screen is emphasised.
        variant={order.status === 'confirmed' ? 'primary' : 'secondary'}
        onClick={() => mutate()}
        busy={isPending && t('order.certificate.busy')}
      >
        {t('order.certificate')}
      </Button>
      {error && !isPending && (
        <p className={css.problem} role="alert">
          {`${t('order.certificate.failed')} ${errorMessage(error)}`}
        </p>
      )}
    </>
  );
}
