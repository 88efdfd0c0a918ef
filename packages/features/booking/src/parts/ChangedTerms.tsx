import { formatMoney } from '@voyage/domain/money.ts';
import { Link } from '@voyage/frame/layout/Link.tsx';
import { useLocale } from '@voyage/frame/router/site-context.ts';
import { momentOn } from '@voyage/i18n/dates.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { cityOf } from '@voyage/journey-parts/place-of.ts';
import { Button, buttonClass } from '@voyage/ui/Button.tsx';
import { inline } from '@voyage/ui/layout.css.ts';
import * as css from '../pages/BookingPage.css.ts';
import type { Plan } from '../state/plan.ts';

/** The price or the policy is another than what was chosen: it is to be accepted before anything is booked. */
export function ChangedTerms({
  plan: { changed, hotel },
  back,
  onAccept,
}: {
  plan: Plan;
  back: string;
  onAccept: () => void;
}) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  return (
    <div className={css.notice} role="alert">
      {changed.price && (
        <p>
          {t(
            { id: 'booking.changed.price' },
            { before: formatMoney(changed.price.before), after: formatMoney(changed.price.after) },
          )}
        </p>
      )}
      {changed.policy && (
        <p>
          {t(
            { id: 'booking.changed.policy' },
            {
              after: changed.policy.after.deadline
                ? t(
                    { id: 'booking.deadline.hotel' },
                    {
                      deadline: momentOn(
                        changed.policy.after.deadline,
                        { timeZone: changed.policy.after.timeZone, place: cityOf(hotel) },
                        locale,
                      ),
                    },
                  )
                : t({ id: 'booking.deadline.none' }),
            },
          )}
        </p>
      )}
      <div className={inline.x3}>
        <Button onClick={onAccept}>{t({ id: 'booking.changed.accept' })}</Button>
        <Link className={buttonClass('secondary')} href={back}>
          {t({ id: 'booking.changed.leave' })}
        </Link>
      </div>
    </div>
  );
}
