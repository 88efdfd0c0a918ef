import { useIntl } from '@voyage/i18n/intl.tsx';
import { useRenewal } from '@voyage/stay-parts/renewal.ts';
import { smallPrint } from '@voyage/ui/base/typography.css.ts';
import * as css from './booking.css.ts';
import { creditTaken, type Credits } from '../state/credits.ts';

/** How many of the month's credits the booking uses: part of its price. */
export function CreditUse({ credits }: { credits: Credits }) {
  const { t } = useIntl();
  const renewal = useRenewal(credits.renewsAt);
  const taken = creditTaken(credits);
  if (!taken) return null;
  return (
    <div className={css.credit}>
      <strong>
        {taken.source === 'unlimited'
          ? t('booking.credit.unlimited')
          : taken.source === 'free'
            ? t('booking.quota.free', { granted: credits.free.granted, left: credits.free.remaining - 1 })
            : t('booking.quota.paid', { count: credits.paid })}
      </strong>
      {taken.source !== 'unlimited' && <span className={smallPrint}>{renewal}</span>}
    </div>
  );
}
