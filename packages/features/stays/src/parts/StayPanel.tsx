import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import type { Offer } from '@voyage/contracts/stay.ts';
import type { Money } from '@voyage/domain/money.ts';
import { daySpan } from '@voyage/i18n/dates.ts';
import { dotted } from '@voyage/i18n/join.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { useApproximations } from '@voyage/stay-parts/approximate.ts';
import { payWords } from '@voyage/stay-parts/pay-words.ts';
import { rateConditions } from '@voyage/stay-parts/rate-conditions.ts';
import { writtenAmount } from '@voyage/stay-parts/written-amount.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import type { CompleteStay } from '@voyage/routes/stay-query.ts';
import { buttonClass } from '@voyage/ui/forms/Button.tsx';
import { Price } from '@voyage/travel-ui/Price.tsx';
import { TextSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { secondary, text } from '@voyage/ui/base/typography.css.ts';
import { useRateTexts } from '../state/rate-texts.ts';
import { spanOf } from '../state/stay-span.ts';
import { conditionsOf, type ChosenRate } from '../state/room-rates.ts';
import { useState } from 'react';
import { RateTerms } from './RateTerms.tsx';
import * as css from './detail.css.ts';

interface Props {
  hotel: HotelDetail;
  stay: CompleteStay | undefined;
  /** The cheapest rate of the stay. */
  cheapest: Offer | undefined;
  loading: boolean;
  chosen: ChosenRate | null;
  /** The cheapest of the next nights, if no dates are chosen. */
  night: Money | null;
  bookingHref: (offer: Offer) => string;
}

/**
 * The stay with its selected rate, or the lowest: stays visible, beside the page on desktop and at the
 * bottom of a phone.
 */
export function StayPanel(props: Props) {
  return (
    <>
      <Beside {...props} />
      <Below {...props} />
    </>
  );
}

function Action({
  stay,
  chosen,
  bookingHref,
  block = false,
}: Pick<Props, 'stay' | 'chosen' | 'bookingHref'> & { block?: boolean }) {
  const { t } = useIntl();
  const look = buttonClass('primary', { block });
  if (!chosen)
    return (
      <a className={look} href="#rooms">
        {t(!stay ? 'stays.detail.chooseDates' : block ? 'stays.detail.seeRooms' : 'stays.card.see')}
      </a>
    );
  return (
    <Link
      className={look}
      href={bookingHref(chosen.offer)}
      aria-label={t('stays.detail.chooseRate', { room: chosen.room, plan: chosen.offer.plan.name })}
    >
      {t('stays.detail.choose')}
    </Link>
  );
}

function Beside({ hotel, stay, cheapest, loading, chosen, night, bookingHref }: Props) {
  const { t, locale } = usePage();
  const texts = useRateTexts(hotel);
  const [now] = useState(() => Date.now());
  const shown = chosen?.offer ?? cheapest;
  const approximations = useApproximations();
  const approximate = approximations(shown?.price.total);
  return (
    <aside className={css.aside} aria-label={t('stays.detail.yourStay')}>
      <h2 className={text.title}>{t('stays.detail.yourStay')}</h2>
      {stay && (
        <p>
          <span className={css.nights}>{daySpan(stay.checkIn, stay.checkOut, locale)}</span>
          <br />
          <span>
            {t('stays.party', { adults: stay.adults, children: stay.childAges.length, rooms: stay.rooms })}
          </span>
        </p>
      )}
      {chosen && (
        <div className={css.chosen}>
          <p className={text.strong}>{chosen.room}</p>
          <p className={text.small}>{dotted([chosen.offer.plan.name, texts.gives(chosen.offer)])}</p>
          <p className={`${text.small} ${secondary}`}>
            <RateTerms offer={chosen.offer} texts={texts} now={now} />
          </p>
        </div>
      )}
      {!stay && night && (
        <p>
          <span className={css.nights}>
            {t('stays.detail.fromNight', {
              amount: writtenAmount(approximations, night, { whole: true }).first,
            })}
          </span>
          <br />
          <span className={`${text.small} ${secondary}`}>{t('stays.detail.fromNight.note')}</span>
        </p>
      )}
      {stay && (
        <div className={css.cheapest}>
          {shown && (
            <Price
              locale={locale}
              money={shown.price.total}
              unit={t('stays.card.total', spanOf(stay))}
              {...(!chosen && {
                before: t('stays.detail.cheapest'),
                conditions: rateConditions(t, conditionsOf(shown, now)),
              })}
              {...(approximate && { approximate })}
            />
          )}
          {loading && <TextSkeleton label={t('site.loading')} lines={3} />}
        </div>
      )}
      <Action stay={stay} chosen={chosen} bookingHref={bookingHref} block />
    </aside>
  );
}

function Below({ stay, cheapest, chosen, night, bookingHref }: Props) {
  const { t, locale } = usePage();
  const approximations = useApproximations();
  const [now] = useState(() => Date.now());
  const shown = chosen?.offer ?? cheapest;
  const total = shown && writtenAmount(approximations, shown.price.total);
  const conditions = chosen
    ? dotted([chosen.room, chosen.offer.plan.name])
    : shown
      ? rateConditions(t, conditionsOf(shown, now))
      : '';
  return (
    <div className={css.below}>
      <p className={css.belowWords} aria-live="polite">
        {!stay && night && (
          <strong className={css.belowAmount}>
            {t('stays.detail.fromNight', {
              amount: writtenAmount(approximations, night, { whole: true }).first,
            })}
          </strong>
        )}
        {shown && stay && total && (
          <>
            <strong className={css.belowAmount}>
              {chosen ? total.first : t('stays.detail.from', { amount: total.first })}
            </strong>
            <span className={`${text.small} ${secondary}`}>
              {dotted([
                total.isConverted && total.beside,
                chosen?.offer.charge && payWords(t, locale, chosen.offer.charge),
                // With several rooms, what the total is for comes with the rate too.
                chosen && stay.rooms === 1
                  ? conditions
                  : t('stays.detail.total', { conditions, ...spanOf(stay) }),
              ])}
            </span>
          </>
        )}
      </p>
      <div className={css.belowAction}>
        <Action stay={stay} chosen={chosen} bookingHref={bookingHref} />
      </div>
    </div>
  );
}
