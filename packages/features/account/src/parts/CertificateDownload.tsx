import { brand } from '@voyage/brand';
import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { isBooked } from '@voyage/domain/booked.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { useErrorMessage } from '@voyage/site-core/errors/error-message.ts';
import { useCurrency } from '@voyage/site-core/preferences/preferences.ts';
import { useSite } from '@voyage/site-core/context/site-context.ts';
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
  const { formatMessage: t } = useIntl();
  const errorMessage = useErrorMessage();
  const { api } = useSite();
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
        busy={isPending && t({ id: 'order.certificate.busy' })}
      >
        {t({ id: 'order.certificate' })}
      </Button>
      {error && !isPending && (
        <p className={css.problem} role="alert">
          {`${t({ id: 'order.certificate.failed' })} ${errorMessage(error)}`}
        </p>
      )}
    </>
  );
}
