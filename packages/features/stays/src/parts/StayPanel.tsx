import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import type { Offer } from '@voyage/contracts/stay.ts';
import type { Money } from '@voyage/domain/money.ts';
import { daySpan } from '@voyage/i18n/dates.ts';
import { dotted } from '@voyage/i18n/join.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { useApproximations } from '@voyage/stay-parts/approximate.ts';
import { bedsOf } from '@voyage/stay-parts/bed-choice.ts';
import { FormerPrice } from '@voyage/stay-parts/FormerPrice.tsx';
import { partyWords } from '@voyage/stay-parts/party-words.ts';
import { payWords } from '@voyage/stay-parts/pay-words.ts';
import { SupplierText } from '@voyage/stay-parts/SupplierText.tsx';
import { writtenAmount } from '@voyage/stay-parts/written-amount.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import type { CompleteStay } from '@voyage/routes/stay-query.ts';
import { buttonClass } from '@voyage/ui/forms/Button.tsx';
import { Price } from '@voyage/travel-ui/Price.tsx';
import { RatePrices } from '@voyage/travel-ui/RatePrices.tsx';
import { TextSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { smallPrint, text } from '@voyage/ui/base/typography.css.ts';
import { useRateTexts } from '../state/rate-texts.ts';
import { spanOf } from '../state/stay-span.ts';
import { ratePrices, totalWords } from '../state/rate-prices.ts';
import { conditionsOf, type ChosenRate } from '../state/room-rates.ts';
import { useEffect, useState } from 'react';
import { Extras } from './Extras.tsx';
import { RateTerms } from './RateTerms.tsx';
import * as css from './detail.css.ts';

interface Props {
  hotel: HotelDetail;
  stay: CompleteStay | undefined;
  /** The cheapest rate of the stay. */
  cheapest: Offer | undefined;
  /** The cheapest member rate of the stay; it may be the same. */
  member: Offer | undefined;
  loading: boolean;
  chosen: ChosenRate | null;
  /** The cheapest of the next nights, if no dates are chosen. */
  night: Money | null;
  bookingHref: (offer: Offer) => string;
}

/** Id of the part of the page with the rooms. */
export const roomsSection = 'rooms-and-rates';

/**
 * The stay with its selected rate, or the lowest and the member's: stays visible, beside the page on desktop and at the
 * bottom of a phone.
 */
export function StayPanel(props: Props) {
  return (
    <>
      <SidePanel {...props} />
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

/** The rates to choose from, as a list of hotels has them. */
const offered = ({ cheapest, member }: Pick<Props, 'cheapest' | 'member'>, now: number) => {
  const priced = (offer: Offer) => ({
    total: offer.price.total,
    feesAtHotel: offer.price.feesAtHotel,
    ...conditionsOf(offer, now),
  });
  return (
    cheapest && {
      lowest: { ...priced(cheapest), memberOnly: cheapest.plan.memberOnly },
      member: member && priced(member),
    }
  );
};

function SidePanel({ hotel, stay, cheapest, member, loading, chosen, night, bookingHref }: Props) {
  const { t, locale } = usePage();
  const texts = useRateTexts(hotel);
  const [now] = useState(() => Date.now());
  const rates = offered({ cheapest, member }, now);
  const approximations = useApproximations();
  const approximate = approximations(chosen?.offer.price.total);
  const beds = chosen && bedsOf(chosen.offer);
  return (
    <aside className={css.aside} aria-label={t('stays.detail.yourStay')}>
      <h2 className={text.title}>{t('stays.detail.yourStay')}</h2>
      {stay && (
        <p>
          <span className={css.nights}>{daySpan(stay.checkIn, stay.checkOut, locale)}</span>
          <br />
          <span>{partyWords(t, stay.rooms)}</span>
        </p>
      )}
      {chosen && (
        <div className={css.chosen}>
          <p className={text.strong}>{chosen.room}</p>
          {beds && (
            <p className={text.small}>
              <SupplierText of={beds} />
            </p>
          )}
          <p className={text.small}>{dotted([chosen.offer.plan.name, texts.gives(chosen.offer)])}</p>
          {chosen.offer.extras && (
            <p className={text.small}>
              <Extras of={chosen.offer} />
            </p>
          )}
          <p className={smallPrint}>
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
          <span className={smallPrint}>{t('stays.detail.fromNight.note')}</span>
        </p>
      )}
      {stay && (
        <div className={css.cheapest}>
          {chosen ? (
            <Price
              locale={locale}
              money={chosen.offer.price.total}
              struck={<FormerPrice of={chosen.offer.price} approximations={approximations} />}
              unit={t('stays.card.total', spanOf(stay))}
              {...(approximate && { approximate })}
            />
          ) : (
            rates && (
              <RatePrices
                rates={ratePrices(t, approximations, rates)}
                unit={totalWords(t, locale, spanOf(stay), rates)}
              />
            )
          )}
          {loading && <TextSkeleton label={t('site.loading')} lines={3} />}
        </div>
      )}
      <Action stay={stay} chosen={chosen} bookingHref={bookingHref} block />
    </aside>
  );
}

/** Whether the rooms fill most of the window: a link to them leads nowhere then. */
function useOverRooms(): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const rooms = document.getElementById(roomsSection);
    if (!rooms) return;
    const observer = new IntersectionObserver(
      (crossings) => setOver(crossings.at(-1)?.isIntersecting ?? false),
      { rootMargin: '-35% 0px' },
    );
    observer.observe(rooms);
    return () => observer.disconnect();
  }, []);
  return over;
}

function Below({ stay, cheapest, member, chosen, night, bookingHref }: Props) {
  const { t, locale } = usePage();
  const approximations = useApproximations();
  const [now] = useState(() => Date.now());
  const rates = offered({ cheapest, member }, now);
  const overRooms = useOverRooms();
  const total = chosen && writtenAmount(approximations, chosen.offer.price.total);
  return (
    <div className={css.below} data-hidden={(overRooms && stay && !chosen) || undefined}>
      <div className={css.belowWords} data-rates={(stay && !chosen) || undefined} aria-live="polite">
        {!stay && night && (
          <strong className={css.belowAmount}>
            {t('stays.detail.fromNight', {
              amount: writtenAmount(approximations, night, { whole: true }).first,
            })}
          </strong>
        )}
        {stay && total && (
          <>
            <strong className={css.belowAmount}>{total.first}</strong>
            <span className={smallPrint}>
              {dotted([
                total.isConverted && total.beside,
                chosen.offer.charge && payWords(t, locale, chosen.offer.charge),
                // With several rooms, what the total is for comes with the rate too.
                stay.rooms.length === 1
                  ? dotted([chosen.room, chosen.offer.plan.name])
                  : t('stays.detail.total', {
                      conditions: dotted([chosen.room, chosen.offer.plan.name]),
                      ...spanOf(stay),
                    }),
              ])}
            </span>
          </>
        )}
        {stay && !chosen && rates && (
          <>
            {ratePrices(t, approximations, rates, { whole: true }).map(({ terms, amount }) => (
              <p key={terms} className={css.belowRate}>
                <strong className={css.belowAmount}>{amount}</strong>
                <span className={smallPrint}>{terms}</span>
              </p>
            ))}
            {/* every rate says what the hotel collects beside it */}
            <p className={smallPrint}>{t('stays.card.total', spanOf(stay))}</p>
          </>
        )}
      </div>
      <div className={css.belowAction}>
        <Action stay={stay} chosen={chosen} bookingHref={bookingHref} />
      </div>
    </div>
  );
}
