import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { cancellationCloses } from '@voyage/domain/cancellation.ts';
import { isNonRefundable, windowsFrom } from '@voyage/domain/cancellation-windows.ts';
import { freeCancellation } from '@voyage/domain/free-cancellation.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { dayInZone } from '@voyage/domain/stay-date.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { dot } from '@voyage/i18n/join.ts';
import { shortDay } from '@voyage/i18n/dates.ts';
import { momentOn, localTimeZone, timeOn } from '@voyage/i18n/moments.ts';
import { secondary, text } from '@voyage/ui/base/typography.css.ts';
import { useState } from 'react';
import * as css from './CancellationTimeline.css.ts';
import { cancellationLines, chargedWindows } from '@voyage/stay-parts/cancellation-words.ts';

/**
 * What cancelling costs, and when: a timeline from today to arrival, and the same as text, in the hotel's
 * and the visitor's local time. The timeline shows nothing that the text does not say.
 */
export function CancellationTimeline({
  cancellation,
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
  const { windows, deadline, timeZone } = cancellation;
  const closes = cancellationCloses(checkIn, timeZone).toISOString();
  const zone = localTimeZone();
  const clock = { timeZone, place };
  const [now] = useState(() => Date.now());
  const free = deadline !== null && freeCancellation(deadline, now) === 'free';
  const open = windowsFrom(windows, now);
  // beside several there is no room for the time, which the text says
  const mark = (instant: string) =>
    open.length > 2
      ? shortDay(dayInZone(new Date(instant), timeZone), locale)
      : timeOn(instant, clock, locale);
  return (
    <div className={css.timeline}>
      <h2 className={text.title}>{t('booking.timeline')}</h2>
      <div className={css.picture} aria-hidden="true">
        {open.map(({ until, penalty }, i) => {
          const from = open[i - 1]?.until;
          const charged = open.length > 1 ? css.charged : css.allCharged;
          return (
            <div key={until} className={penalty.amount === 0 ? css.free : charged}>
              <span className={css.cost}>
                {penalty.amount === 0 ? t('booking.timeline.free') : formatMoney(penalty, locale)}
              </span>
              <span className={css.bar} />
              <span className={css.marks}>
                <span>{from ? mark(from) : t('booking.timeline.today')}</span>
                {i === open.length - 1 && (
                  <span className={css.arrival}>{t('booking.timeline.arrival')}</span>
                )}
              </span>
            </div>
          );
        })}
      </div>
      <ul className={css.words}>
        {isNonRefundable(windows) ? (
          <li>{t('booking.timeline.never', { amount: formatMoney(total, locale) })}</li>
        ) : (
          <>
            {deadline !== null && (
              <li>
                <span>{cancellationLines(t, locale, cancellation, place, now)[0]}</span>
                {free && zone !== timeZone && (
                  <span className={secondary}>
                    {`${dot}${t('booking.deadline.own', {
                      deadline: momentOn(deadline, { timeZone: zone, place: null }, locale),
                    })}`}
                  </span>
                )}
              </li>
            )}
            {chargedWindows(cancellation, now).map(({ until, penalty }) => {
              const amount = formatMoney(penalty, locale);
              return (
                <li key={until}>
                  {until === null
                    ? t(windows.length === 1 ? 'booking.timeline.always' : 'booking.timeline.after', {
                        amount,
                      })
                    : t('booking.timeline.until', { deadline: momentOn(until, clock, locale), amount })}
                </li>
              );
            })}
          </>
        )}
        <li className={secondary}>{t('booking.timeline.closes', { time: timeOn(closes, clock, locale) })}</li>
        {usesCredit && <li className={secondary}>{t('booking.quota.kept')}</li>}
      </ul>
    </div>
  );
}
