import { queries } from '@voyage/api-client/queries.ts';
import { isFailure } from '@voyage/api-client/failure.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { HotelDetail, planSearch } from '@voyage/contracts/hotel.ts';
import type { Offer } from '@voyage/contracts/stay.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { addDays, daysBetween } from '@voyage/domain/stay-date.ts';
import { momentOn, plainDay, shortDay } from '@voyage/i18n/dates.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import { stayQuery, type completeStay, type CompleteStay } from '@voyage/routes/stay-query.ts';
import { Approximate } from '@voyage/journey-parts/Approximate.tsx';
import { useErrorMessage } from '@voyage/frame/errors/error-message.ts';
import { PageFailure } from '@voyage/frame/errors/PageFailure.tsx';
import { BrandMark } from '@voyage/frame/layout/BrandMark.tsx';
import { Link } from '@voyage/frame/layout/Link.tsx';
import { hotelPicture, type SitePicture } from '@voyage/pictures/pictures.ts';
import { useLocale, useSite } from '@voyage/frame/router/site-context.ts';
import { buttonClass } from '@voyage/ui/Button.tsx';
import { EmptyPanel } from '@voyage/ui/EmptyPanel.tsx';
import { SelectField } from '@voyage/ui/Field.tsx';
import { NamePlate } from '@voyage/ui/NamePlate.tsx';
import { Picture } from '@voyage/ui/Picture.tsx';
import { ListSkeleton } from '@voyage/ui/Skeletons.tsx';
import { heading, secondary, text } from '@voyage/ui/typography.css.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import * as css from './detail.css.ts';
import { paymentTimings } from '../state/payment-timings.ts';
import { useStayProblemWords } from '../state/stay-problem.ts';

type Plans = Output<typeof planSearch.data>;

/** Room types with their rates, sortable by price, and the price calendar around the stay. */
export function RoomsAndRates({
  hotel,
  stay: asked,
  plans,
}: {
  hotel: HotelDetail;
  stay: ReturnType<typeof completeStay>;
  plans: UseQueryResult<Plans>;
}) {
  const { formatMessage: t } = useIntl();
  const failureWords = useErrorMessage();
  const [ascending, setAscending] = useState(true);
  const problemWords = useStayProblemWords();
  if ('problem' in asked)
    return (
      <EmptyPanel
        level={3}
        ornament="key"
        title={t({ id: 'stays.detail.rooms.choose' })}
        {...(asked.problem !== 'missing' && { text: problemWords(asked) })}
      />
    );
  if (isFailure(plans.error, 'ht0004', 'rq0001'))
    return (
      <EmptyPanel
        level={3}
        ornament="key"
        title={failureWords(plans.error)}
        text={t({ id: 'stays.results.past.text' })}
      />
    );
  if (plans.error) return <PageFailure error={plans.error} level={2} onRetry={() => plans.refetch()} />;
  if (!plans.data) return <ListSkeleton label={t({ id: 'site.loading' })} count={4} />;
  const { stay } = asked;
  const direction = ascending ? 1 : -1;
  const low = (room: Plans['rooms'][number]) => room.offers[0]?.price.total.amount ?? 0;
  const rooms = plans.data.rooms.toSorted((a, b) => direction * (low(a) - low(b)));
  return (
    <>
      {rooms.length === 0 ? (
        <EmptyPanel
          level={3}
          ornament="key"
          title={t({ id: 'stays.detail.rooms.soldOut' })}
          text={t({ id: 'stays.detail.rooms.soldOutText' })}
        />
      ) : (
        <div className={css.sort}>
          <SelectField
            label={t({ id: 'stays.detail.rateSort' })}
            value={ascending ? 'up' : 'down'}
            onChange={(event) => setAscending(event.target.value === 'up')}
          >
            <option value="up">{t({ id: 'stays.sort.price-ascending' })}</option>
            <option value="down">{t({ id: 'stays.sort.price-descending' })}</option>
          </SelectField>
        </div>
      )}
      <div className={css.rooms}>
        {rooms.map(({ room, offers }) => (
          <section key={room.id} className={css.room} aria-label={room.name}>
            <div className={css.roomFacts}>
              <RoomPicture
                picture={hotelPicture(room.picture)}
                alt={t({ id: 'stays.picture.room' }, { room: room.name, name: hotel.name })}
              />
              <h3 className={heading.h3}>{room.name}</h3>
              <p className={`${text.small} ${secondary}`}>
                {[
                  t({ id: 'stays.detail.size' }, { size: room.sizeSquareMetres }),
                  room.beds,
                  t({ id: 'stays.detail.guests' }, { count: room.maxGuests }),
                ].join(' · ')}
              </p>
              {room.description !== '' && <p className={text.small}>{room.description}</p>}
            </div>
            <ul className={css.offers}>
              {offers
                .toSorted((a, b) => direction * (a.price.total.amount - b.price.total.amount))
                .map((offer) => (
                  <OfferRow key={offer.plan.code} offer={offer} room={room.name} hotel={hotel} stay={stay} />
                ))}
            </ul>
          </section>
        ))}
      </div>
      <Calendar hotelId={hotel.id} stay={stay} />
    </>
  );
}

/** A picture that is true of the room, or the brand's sign. */
const RoomPicture = ({ picture, alt }: { picture: SitePicture | null; alt: string }) =>
  picture ? (
    <Picture source={picture} alt={alt} sizes="(min-width: 48rem) 15rem, 100vw" />
  ) : (
    <NamePlate mark={<BrandMark />} />
  );

function OfferRow({
  offer,
  room,
  hotel,
  stay,
}: {
  offer: Offer;
  room: string;
  hotel: HotelDetail;
  stay: CompleteStay;
}) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const { plan, cancellation, charge, price, promotion } = offer;
  const [now] = useState(() => Date.now());
  const { deadline } = cancellation;
  const free = deadline !== null && Date.parse(deadline) > now;
  return (
    <li className={css.offer}>
      <div className={css.offerList}>
        <span className={text.strong}>{plan.name}</span>
        <span>
          {plan.breakfasts > 0
            ? t({ id: 'stays.detail.breakfasts' }, { count: plan.breakfasts })
            : t({ id: 'stays.detail.roomOnly' })}
          {plan.creditUsd > 0 ? ` · ${t({ id: 'stays.detail.creditUsd' }, { amount: plan.creditUsd })}` : ''}
        </span>
        {plan.benefits.map((benefit) => (
          <span key={benefit} className={secondary}>
            {benefit}
          </span>
        ))}
        {offer.privilegesWorth && plan.memberOnly && (
          <span>{t({ id: 'stays.card.privileges' }, { amount: formatMoney(offer.privilegesWorth) })}</span>
        )}
        <span>
          {cancellation.policy.kind === 'non-refundable'
            ? t({ id: 'stays.detail.nonRefundable' })
            : free
              ? t(
                  { id: 'stays.detail.freeUntil' },
                  {
                    deadline: momentOn(
                      deadline,
                      { timeZone: cancellation.timeZone, place: hotel.place.name },
                      locale,
                    ),
                  },
                )
              : t({ id: 'stays.detail.passed' })}
        </span>
        <span>
          {charge ? (
            <>
              <strong className={text.strong}>
                {t({ id: 'stays.detail.payNow' }, { amount: formatMoney(charge.amount) })}
              </strong>
              {price.total.currency !== 'TWD' && (
                <span className={`${text.small} ${secondary}`}>
                  {' '}
                  {t({ id: 'stays.detail.payNow.rate' }, { day: plainDay(charge.asOf.slice(0, 10), locale) })}
                </span>
              )}
            </>
          ) : (
            t({ id: 'stays.detail.payAtHotel' })
          )}
        </span>
        {promotion && <span className={secondary}>{promotion.name}</span>}
      </div>
      <div className={css.offerPrice}>
        <div className={css.amount}>
          <div className={css.price}>{formatMoney(price.total)}</div>
          <div className={`${text.small} ${secondary}`}>
            {t({ id: 'stays.detail.taxes' })} <Approximate money={price.total} />
          </div>
        </div>
        <Link
          className={buttonClass('primary')}
          aria-label={t({ id: 'stays.detail.chooseRate' }, { room, plan: plan.name })}
          href={href.booking(locale, offer.offerRef, { ...stayQuery(stay), hotel: hotel.id })}
        >
          {t({ id: 'stays.detail.choose' })}
        </Link>
      </div>
    </li>
  );
}

/** A bar a night; what it says is also read out. */
function Calendar({ hotelId, stay }: { hotelId: string; stay: CompleteStay }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const { api } = useSite();
  const { checkIn, checkOut, ...party } = stay;
  const nights = daysBetween(checkIn, checkOut);
  const { data } = useQuery(
    queries.priceCalendar(api, {
      ...party,
      hotelId,
      from: addDays(checkIn, -14),
      days: nights + 28,
      payAt: paymentTimings,
    }),
  );
  if (!data || data.days.length === 0) return null;
  const most = Math.max(1, ...data.days.map((n) => n.rate?.amount ?? 0));
  return (
    <section aria-labelledby="calendar">
      <div className={css.sectionTop}>
        <h3 className={text.title} id="calendar">
          {t({ id: 'stays.detail.calendar' })}
        </h3>
      </div>
      <ul className={css.bars} tabIndex={0} aria-labelledby="calendar">
        {data.days.map(({ day, rate }) => {
          const said = rate
            ? `${shortDay(day, locale)} ${formatMoney(rate)}`
            : t({ id: 'stays.detail.calendar.none' }, { day: shortDay(day, locale) });
          return (
            <li
              key={day}
              title={said}
              aria-label={said}
              className={`${css.bar} ${css.height[`h${rate ? Math.round((rate.amount / most) * 20) : 4}`]}`}
              data-in-stay={(day >= stay.checkIn && day < stay.checkOut) || undefined}
              data-none={rate === null || undefined}
            />
          );
        })}
      </ul>
    </section>
  );
}
