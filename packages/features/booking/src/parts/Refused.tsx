import { policy } from '@voyage/domain/policy.ts';
import { isFailure } from '@voyage/api-client/failure.ts';
import { useErrorMessage } from '@voyage/site-core/errors/error-message.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { smallPrint, text } from '@voyage/ui/base/typography.css.ts';
import type { RefObject } from 'react';
import * as css from './booking.css.ts';
import type { Plan } from '../state/plan.ts';
import { unavailableChoiceOf } from '../state/unavailable-choice.ts';
import { Alternatives } from './Alternatives.tsx';
import { AskUs } from './AskUs.tsx';

/**
 * Above a filled-in form: why nothing was booked, and whom to ask. Other rooms too if it was the booking at the hotel
 * that failed.
 */
export function Refused({
  plan,
  failure,
  panel,
}: {
  plan: Plan;
  failure: unknown;
  /** To be focused. */
  panel: RefObject<HTMLDivElement | null>;
}) {
  const { t } = useIntl();
  const errorMessage = useErrorMessage();
  return (
    <div className={css.soldOut} role="alert" tabIndex={-1} ref={panel}>
      <div>
        <p className={text.title}>{t('booking.refused.title')}</p>
        <p>{errorMessage(failure)}</p>
        <p>{t('booking.refused.text')}</p>
      </div>
      <p>
        <AskUs />
        <br />
        <span className={smallPrint}>{t('site.hours', policy.service.telephone)}</span>
      </p>
      {isFailure(failure, 'bookingFailed') && (
        <Alternatives hotelId={plan.hotel.id} stay={plan.stay} wanted={unavailableChoiceOf(plan)} />
      )}
    </div>
  );
}
