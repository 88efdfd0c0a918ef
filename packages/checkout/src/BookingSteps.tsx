import { useIntl } from '@voyage/i18n/intl.tsx';
import { Steps } from '@voyage/ui/navigation/Steps.tsx';

/** The visitor's position in the booking process. A stay that is paid at the hotel has no payment step. */
export function BookingSteps({
  at,
  prepaid,
  room,
}: {
  at: 'details' | 'payment';
  prepaid: boolean;
  /** Link to choose another room, while that is still possible. */
  room?: string;
}) {
  const { t } = useIntl();
  const steps = [
    { label: t('booking.step.room'), ...(room !== undefined && { href: room }) },
    { label: t('booking.step.details') },
    ...(prepaid ? [{ label: t('booking.step.payment') }] : []),
    { label: t('booking.step.done') },
  ];
  const current = at === 'details' ? 1 : 2;
  return (
    <Steps
      label={t('booking.steps')}
      steps={steps}
      current={current}
      position={t('payment.result.step.position', { step: current + 1, count: steps.length })}
      doneLabel={t('payment.result.step.finished')}
    />
  );
}
