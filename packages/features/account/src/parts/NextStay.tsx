import type { OrderSummary } from '@voyage/contracts/booking.ts';
import type { orderList } from '@voyage/contracts/hotel-orders.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import { langOf } from '@voyage/domain/partial-text.ts';
import { daySpan, longDay } from '@voyage/i18n/dates.ts';
import { PartFailure } from '@voyage/site-core/errors/PartFailure.tsx';
import { BrandMark } from '@voyage/site-chrome/header/BrandMark.tsx';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { placeOf } from '@voyage/stay-parts/place-of.ts';
import { hotelPicture } from '@voyage/pictures/pictures.ts';
import { href } from '@voyage/routes/href.ts';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import { NamePlate } from '@voyage/ui/content/NamePlate.tsx';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { StatusBadge } from '@voyage/ui/feedback/StatusBadge.tsx';
import { byPhrase, heading, secondary, text } from '@voyage/ui/base/typography.css.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { daysUntil, nextStay } from '../state/dashboard.ts';
import * as css from './user.css.ts';

type Stays = Output<typeof orderList.data>;

/** The next or current stay; without one, a link to hotels. */
export function NextStay({ stays }: { stays: UseQueryResult<Stays> }) {
  const { t, locale } = usePage();
  const [now] = useState(() => new Date());
  const { data } = stays;
  const stay = data && nextStay(data.orders, now);
  return (
    <section className={css.part} aria-labelledby="user-next">
      <div className={css.partHead}>
        <h2 className={heading.h3} id="user-next">
          {t('user.next.title')}
        </h2>
        {data && (data.counts.all ?? 0) > 0 && (
          <TextLink href={href.orders(locale)}>{t('user.next.all')}</TextLink>
        )}
      </div>
      <PartFailure queries={[stays]} />
      {data &&
        (stay ? (
          <Stay stay={stay} now={now} />
        ) : (
          <EmptyPanel
            ornament="journey"
            level={3}
            title={t('user.next.none')}
            text={t('user.next.none.text')}
            action={<ButtonLink href={href.hotels(locale)}>{t('orders.empty.action')}</ButtonLink>}
          />
        ))}
    </section>
  );
}

function Stay({ stay, now }: { stay: OrderSummary; now: Date }) {
  const { t, locale } = usePage();
  const picture = hotelPicture(stay.hotel.picture);
  const days = daysUntil(stay, now);
  return (
    <article className={css.stay}>
      <div className={css.stayPicture}>
        {picture ? (
          <Picture source={picture} alt="" crop="fill" sizes="(min-width: 48rem) 32rem, 100vw" />
        ) : (
          <NamePlate name={stay.hotel.name} place={placeOf(stay.hotel)} mark={<BrandMark />} crop="fill" />
        )}
      </div>
      <div className={css.stayWords}>
        <StatusBadge status={stay.status}>{t(`order.status.${stay.status}`)}</StatusBadge>
        <div className={css.lines}>
          <h3 className={`${heading.h3} ${byPhrase}`} lang={langOf(stay.hotel, 'name')}>
            {stay.hotel.name}
          </h3>
          <span className={secondary}>{placeOf(stay.hotel)}</span>
        </div>
        <p className={css.lines}>
          <strong className={text.title}>
            {days === null
              ? t('user.next.here', { day: longDay(stay.checkOut, locale) })
              : t('user.next.in', { days })}
          </strong>
          <span>
            {`${daySpan(stay.checkIn, stay.checkOut, locale)} · ${t('stays.nights', { count: stay.nights })}`}
          </span>
          <span className={secondary} lang={langOf(stay, 'roomName')}>
            {stay.roomName}
          </span>
        </p>
        <ButtonLink href={href.order(locale, stay.id)}>
          {t('orders.open', { number: stay.bookingNumber })}
        </ButtonLink>
      </div>
    </article>
  );
}
