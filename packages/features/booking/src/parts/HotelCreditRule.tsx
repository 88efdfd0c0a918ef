import { queries } from '@voyage/api-client/queries.ts';
import { isBooked } from '@voyage/domain/booked.ts';
import { sharesHotelCredit } from '@voyage/domain/hotel-credit.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { daySpan } from '@voyage/i18n/dates.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { Plan } from '../state/plan.ts';

/**
 * The credit is once per room, and once for consecutive stays: mentions the reader's adjacent stay at this
 * hotel, if its rate gives the credit too. Another order with the same arrival is another room.
 */
export function HotelCreditRule({
  plan,
  isOwn,
}: {
  plan: Plan;
  /** Not booked for somebody else, whose stays are not the reader's. */
  isOwn: boolean;
}) {
  const { t, locale, api } = usePage();
  const { stay, hotel, offer, checkInTime, checkOutTime } = plan;
  const { creditUsd } = offer.plan;
  const { data } = useQuery({
    ...queries.orders(api, locale, { tab: 'all', pageSize: 50 }),
    enabled: isOwn && creditUsd > 0,
  });
  const clocks = { timeZone: offer.cancellation.timeZone, checkInTime, checkOutTime };
  const shares = (other: { checkIn: string; checkOut: string }, otherUsd: number) =>
    sharesHotelCredit({ ...stay, creditUsd }, { ...other, creditUsd: otherUsd }, clocks);
  const near = (isOwn ? (data?.orders ?? []) : []).filter(
    (other) =>
      other.bookedFor === null &&
      other.hotel.id === hotel.id &&
      (other.status === 'payment' || (isBooked(other.status) && other.status !== 'cancelled')) &&
      shares(other, creditUsd),
  );
  // Only an order itself says what its rate gives.
  const sharing = useQueries({
    queries: near.map(({ id }) => queries.order(api, locale, id)),
    combine: (results) =>
      results.flatMap(({ data: other }) => (other && shares(other, other.plan.creditUsd) ? [other] : [])),
  });
  if (creditUsd === 0) return null;
  return (
    <>
      <p>{t('booking.creditOnce', { amount: creditUsd })}</p>
      {sharing.map(({ id, checkIn, checkOut, bookingNumber }) => (
        <p key={id}>
          <strong>
            {t('booking.creditShared', { span: daySpan(checkIn, checkOut, locale), number: bookingNumber })}
          </strong>
        </p>
      ))}
    </>
  );
}
