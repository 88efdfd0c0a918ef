import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { checkInEnd } from '@voyage/domain/check-in-hours.ts';
import { usesCredit } from '@voyage/domain/quota.ts';
import { langOf } from '@voyage/domain/partial-text.ts';
import { longDay } from '@voyage/i18n/dates.ts';
import { useIntl, type Translate } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import { partyWords } from '@voyage/stay-parts/party-words.ts';
import { placeOf } from '@voyage/stay-parts/place-of.ts';
import { BrandMark } from '@voyage/site-chrome/header/BrandMark.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { coverPicture } from '@voyage/pictures/pictures.ts';
import { CopyButton } from '@voyage/ui/feedback/CopyButton.tsx';
import { FactsList } from '@voyage/ui/content/FactsList.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { NamePlate } from '@voyage/ui/content/NamePlate.tsx';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { StatusBadge } from '@voyage/ui/feedback/StatusBadge.tsx';
import { byPhrase, heading, secondary, smallPrint, text } from '@voyage/ui/base/typography.css.ts';
import { useEffect, type ReactNode, type RefObject } from 'react';
import { useMemberName } from './member-name.ts';
import { partiesLeft } from '../state/parties-left.ts';
import * as css from './order.css.ts';

interface Props {
  order: OrderDetail;
  /** It was just booked. */
  isNew: boolean;
  /** The heading, which takes the focus when the pressed button is gone. */
  title: RefObject<HTMLHeadingElement | null>;
  /** The first thing to do: paying. */
  children?: ReactNode;
}

/** The hotel across the page, with guest, dates and one number: a confirmation at first, the record later. */
export function OrderCover({ order, isNew, title, children }: Props) {
  const { t, locale } = usePage();
  const cover = coverPicture(order.pictures);
  const name = useMemberName();
  // The pressed button is removed with its page: the focus moves to its result.
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew, title]);
  const { status, bookedFor, payment, nights, hotelContact } = order;
  const left = partiesLeft(order);
  const rooms = left.length;
  const head = status === 'payment' && !payment.held ? 'payable' : status;
  return (
    <>
      <div className={css.picture} data-bounded={cover?.isBounded || undefined}>
        {cover ? (
          <Picture
            source={cover.picture}
            alt=""
            crop="fill"
            sizes={cover.isBounded ? `(min-width: ${css.bounded}) ${css.bounded}, 100vw` : '100vw'}
            priority
          />
        ) : (
          <NamePlate name={order.hotel.name} place={placeOf(order.hotel)} mark={<BrandMark />} crop="fill" />
        )}
      </div>
      <div className={container}>
        <div className={css.summary}>
          <div className={css.words}>
            <StatusBadge status={status}>{t(`order.status.${status}`)}</StatusBadge>
            <h1 className={`${heading.h1} ${byPhrase}`} ref={title} tabIndex={-1}>
              {bookedFor
                ? t('order.headFor', { status: head, rooms, name: bookedFor.name })
                : t('order.head', { status: head, rooms, name, named: name ? 'yes' : 'no' })}
            </h1>
            <StatusLines order={order} isNew={isNew} />
            <p className={css.hotel}>
              {order.hotelOpen ? (
                <TextLink
                  className={text.title}
                  href={href.hotel(locale, order.hotel.id)}
                  lang={langOf(order.hotel, 'name')}
                >
                  {order.hotel.name}
                </TextLink>
              ) : (
                <span className={text.title} lang={langOf(order.hotel, 'name')}>
                  {order.hotel.name}
                </span>
              )}
              <span className={secondary}>{placeOf(order.hotel)}</span>
            </p>
          </div>
          {children}
          <div className={css.dates}>
            <Day
              label={t('order.checkIn')}
              value={longDay(order.checkIn, locale)}
              detail={t('order.checkIn.from', {
                time: hotelContact.checkInTime,
                ...checkInEnd(hotelContact),
              })}
            />
            <Day
              label={t('order.checkOut')}
              value={longDay(order.checkOut, locale)}
              detail={t('order.checkOut.until', { time: hotelContact.checkOutTime })}
            />
            <Day
              label={t('booking.summary.stay')}
              value={t('stays.nights', { count: nights })}
              detail={partyWords(t, left)}
            />
          </div>
          <Numbers order={order} />
        </div>
      </div>
    </>
  );
}

const Day = ({ label, value, detail }: { label: string; value: string; detail: string }) => (
  <div className={css.day}>
    <span className={smallPrint}>{label}</span>
    <span className={`${heading.h2} ${css.dayValue}`}>{value}</span>
    <span className={`${secondary} ${css.dayDetail}`}>{detail}</span>
  </div>
);

/** Money may arrive after an order has ended: then its refund is said with the payment. */
const isUncharged = ({ state }: OrderDetail['payment']) => state === null || state === 'none';

/** Why it ended; rooms that were never held are not said to be released. */
const endWords = (
  t: Translate,
  ended: NonNullable<OrderDetail['ended']>,
  { rooms, payment }: OrderDetail,
): string =>
  !payment.held && (ended === 'notPaid' || ended === 'givenUp')
    ? t(`order.ended.unheld.${ended}`)
    : t(`order.ended.${ended}`, { rooms });

/** What the status means for the member, announced when it changes. */
function StatusLines({ order, isNew }: { order: OrderDetail; isNew: boolean }) {
  const { t } = useIntl();
  const lines = [
    isNew && order.status === 'confirmed' && order.bookedFor === null && t('order.thanks'),
    order.status === 'pending' && t('order.pending.text'),
    order.cancelAskedAt !== null && t('order.cancelling.text'),
    order.roomStates.some((room) => room.cancelAskedAt !== null) && t('order.cancelRoom.asked'),
    order.status === 'confirmed' &&
      order.roomsCancelled > 0 &&
      t('orders.roomsCancelled', { count: order.roomsCancelled }),
    order.ended && endWords(t, order.ended, order),
    order.ended && isUncharged(order.payment) && t('order.ended.notCharged'),
    order.ended && usesCredit(order.creditUsed) && t('order.ended.credit'),
  ].filter((line) => typeof line === 'string');
  return lines.map((line) => (
    <p key={line} className={text.lead} role="status">
      {line}
    </p>
  ));
}

/**
 * One number for the desk or the telephone; the others are folded. For a cancelled stay its cancellation
 * number comes first.
 */
function Numbers({ order }: { order: OrderDetail }) {
  const { t } = useIntl();
  const others = [
    { id: 'order.confirmationNumber', value: order.hotelConfirmationNumber } as const,
    { id: 'order.reservationNumber', value: order.reservationNumber } as const,
  ].flatMap(({ id, value }) => (value ? [{ term: t(id), value }] : []));
  return (
    <div className={css.number}>
      <div className={css.figure}>
        <span className={smallPrint}>{t('order.bookingNumber')}</span>
        <span data-booking-number={order.bookingNumber}>
          <CopyButton
            value={order.bookingNumber}
            copyLabel={t('order.number.copy')}
            copiedText={t('order.number.copied')}
            failedText={t('order.number.copyFailed')}
          />
        </span>
      </div>
      {order.hotelCancellationNumber && (
        <dl className={css.figure}>
          <dt className={smallPrint}>{t('order.cancellationNumber')}</dt>
          <dd className={css.given}>{order.hotelCancellationNumber}</dd>
        </dl>
      )}
      {others.length > 0 && (
        <details className={css.folded}>
          <summary className={css.foldedSummary}>{t('order.numbers')}</summary>
          <FactsList facts={others} />
        </details>
      )}
    </div>
  );
}
