import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { cancellationCloses } from '@voyage/domain/cancellation.ts';
import { freeCancellation } from '@voyage/domain/free-cancellation.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { dot } from '@voyage/i18n/join.ts';
import { momentOn, localTimeZone, timeOn } from '@voyage/i18n/moments.ts';
import { secondary, text } from '@voyage/ui/base/typography.css.ts';
import { useState } from 'react';
import * as css from './CancellationTimeline.css.ts';
import { deadlineWords } from '@voyage/stay-parts/deadline-words.ts';

/**
 * What cancelling costs, and when: a timeline from today to arrival, and the same as text, in the hotel's
 * and the visitor's local time. The timeline shows nothing that the text does not say.
 */
export function CancellationTimeline({
  cancellation: { deadline, timeZone, penalty },
  checkIn,
  place,
  total,
  usesCredit,
}: {
  cancellation: OrderDetail['cancellation'];
  checkIn: string;
  /** The hotel's city, whose local time applies. */
  place: string;
  total: OrderDetail['price']['total'];
  /** Whether the booking uses one of a limited number of credits. */
  usesCredit: boolean;
}) {
  const { t, locale } = usePage();
  const closes = cancellationCloses(checkIn, timeZone).toISOString();
  const zone = localTimeZone();
  const clock = { timeZone, place };
  const [now] = useState(() => Date.now());
  const free = deadline !== null && freeCancellation(deadline, now) === 'free';
  return (
    <div className={css.timeline}>
      <h2 className={text.title}>{t('booking.timeline')}</h2>
      <div className={css.picture} aria-hidden="true">
        {free && (
          <div className={css.free}>
            <span className={css.cost}>{t('booking.timeline.free')}</span>
            <span className={css.bar} />
            <span className={css.mark}>{t('booking.timeline.today')}</span>
          </div>
        )}
        <div className={free ? css.charged : css.allCharged}>
          <span className={css.cost}>{formatMoney(deadline ? penalty : total, locale)}</span>
          <span className={css.bar} />
          <span className={css.marks}>
            <span>{free ? timeOn(deadline, clock, locale) : t('booking.timeline.today')}</span>
            <span className={css.arrival}>{t('booking.timeline.arrival')}</span>
          </span>
        </div>
      </div>
      <ul className={css.words}>
        {deadline ? (
          <>
            <li>
              <span>{deadlineWords(t, locale, { deadline, timeZone }, place, now)}</span>
              {free && zone !== timeZone && (
                <span className={secondary}>
                  {`${dot}${t('booking.deadline.own', {
                    deadline: momentOn(deadline, { timeZone: zone, place: null }, locale),
                  })}`}
                </span>
              )}
            </li>
            <li>{t('booking.timeline.after', { amount: formatMoney(penalty, locale) })}</li>
          </>
        ) : (
          <li>{t('booking.timeline.never', { amount: formatMoney(total, locale) })}</li>
        )}
        <li className={secondary}>{t('booking.timeline.closes', { time: timeOn(closes, clock, locale) })}</li>
        {usesCredit && <li className={secondary}>{t('booking.quota.kept')}</li>}
      </ul>
    </div>
  );
}
