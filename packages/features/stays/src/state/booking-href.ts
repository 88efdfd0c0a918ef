import type { Offer } from '@voyage/contracts/stay.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { href } from '@voyage/routes/href.ts';
import { completeStay } from '@voyage/routes/complete-stay.ts';
import { stayQuery, type StayQuery } from '@voyage/routes/stay-query.ts';
import { widestStay } from '@voyage/domain/stay-limits.ts';
import { useCallback } from 'react';

/** The address at which an offer of a hotel is booked. One function for one stay: rooms that get it again need not render again. */
export const useBookingHref = (
  locale: Locale,
  hotelId: string,
  query: StayQuery,
): ((offer: Pick<Offer, 'offerRef'>) => string) =>
  useCallback(
    ({ offerRef }) => {
      const complete = completeStay(query, widestStay);
      const stay = 'stay' in complete ? stayQuery(complete.stay) : query;
      return href.booking(locale, offerRef, { ...stay, hotel: hotelId });
    },
    [locale, hotelId, query],
  );
