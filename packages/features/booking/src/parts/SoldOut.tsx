import { useIntl } from '@voyage/i18n/intl.tsx';
import { text } from '@voyage/ui/base/typography.css.ts';
import type { RefObject } from 'react';
import * as css from './booking.css.ts';
import type { Plan } from '../state/plan.ts';
import { rateOnly, unavailableChoiceOf } from '../state/unavailable-choice.ts';
import { Alternatives } from './Alternatives.tsx';

/** The room cannot be booked any more, above a filled-in form: what can be instead. */
export function SoldOut({
  plan,
  isSoldOut,
  panel,
}: {
  plan: Plan;
  isSoldOut: boolean;
  /** To be focused. */
  panel: RefObject<HTMLDivElement | null>;
}) {
  const { t } = useIntl();
  return (
    <div className={css.soldOut} role="alert" tabIndex={-1} ref={panel}>
      <div>
        <p className={text.title}>{t(isSoldOut ? 'booking.soldOut.title' : 'booking.unavailable.title')}</p>
        <p>{t('booking.soldOut.text')}</p>
      </div>
      <Alternatives
        hotelId={plan.hotel.id}
        stay={plan.stay}
        wanted={isSoldOut ? unavailableChoiceOf(plan) : rateOnly(unavailableChoiceOf(plan))}
      />
    </div>
  );
}
