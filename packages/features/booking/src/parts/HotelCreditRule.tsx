import { queries } from '@voyage/api-client/queries.ts';
import { isBooked } from '@voyage/domain/booked.ts';
import { sharesHotelCredit } from '@voyage/domain/hotel-credit.ts';
import { useLocale, useSite } from '@voyage/frame/router/site-context.ts';
import { daySpan } from '@voyage/i18n/dates.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { useQuery } from '@tanstack/react-query';
import type { Plan } from '../state/plan.ts';

/**
 * The credit is once per room, and once for consecutive stays: mentions the member's adjacent stay at this
 * hotel, if any.
 */
export function HotelCreditRule({ plan }: { plan: Plan }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const { api } = useSite();
  const { stay, hotel, offer, checkInTime, checkOutTime } = plan;
  const { creditUsd } = offer.plan;
  const { data } = useQuery({
    ...queries.orders(api, locale, { tab: 'all', pageSize: 50 }),
    enabled: creditUsd > 0,
  });
  if (creditUsd === 0) return null;
  const clocks = { timeZone: offer.cancellation.timeZone, checkInTime, checkOutTime };
  const near = data?.orders.filter(
    (other) =>
      other.hotel.id === hotel.id &&
      (other.status === 'payment' || (isBooked(other.status) && other.status !== 'cancelled')) &&
      sharesHotelCredit(stay, other, clocks),
  );
  return (
    <>
      <p>{t({ id: 'booking.creditOnce' }, { amount: creditUsd })}</p>
      {near?.map(({ id, checkIn, checkOut, bookingNumber }) => (
        <p key={id}>
          <strong>
            {t(
              { id: 'booking.creditShared' },
              { span: daySpan(checkIn, checkOut, locale), number: bookingNumber },
            )}
          </strong>
        </p>
      ))}
    </>
  );
}
