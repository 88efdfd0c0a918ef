import type { Output } from '@voyage/contracts/endpoint.ts';
import type { plan as contract } from '@voyage/contracts/hotel.ts';
import { daysBetween } from '@voyage/domain/stay-date.ts';
import { langOf } from '@voyage/domain/partial-text.ts';
import { FoldedSummary } from '@voyage/ui/content/FoldedSummary.tsx';
import type { ReactNode } from 'react';
import { useApproximations } from './approximate.ts';
import { bedsOf } from './bed-choice.ts';
import { BookingSummary } from './BookingSummary.tsx';
import { writtenAmount } from './written-amount.ts';

/**
 * The stay of a checked offer, before it is booked: folded to one line above a form, whole beside it.
 * `brief`: to recognise it by, without the parts of the total and the hotel's picture.
 */
export function OfferSummary({
  plan: { hotel, room, offer, stay, ...times },
  brief = false,
  credit,
  children,
}: {
  plan: Output<typeof contract.data>;
  brief?: boolean;
  /** The booking credit that it uses. */
  credit?: string | undefined;
  children?: ReactNode;
}) {
  const approximations = useApproximations(offer.charge);
  return (
    <FoldedSummary name={hotel.name} total={writtenAmount(approximations, offer.price.total).first}>
      <BookingSummary
        hotel={hotel}
        room={room.name}
        beds={bedsOf(offer)}
        roomLang={langOf(room, 'name')}
        plan={offer.plan}
        price={offer.price}
        promotion={offer.promotion}
        extras={offer.extras}
        cancellation={offer.cancellation}
        charge={offer.charge}
        credit={credit}
        {...(brief ? { brief } : { picture: hotel.pictures[0], times })}
        stay={{
          checkIn: stay.checkIn,
          checkOut: stay.checkOut,
          parties: stay.rooms,
          nights: daysBetween(stay.checkIn, stay.checkOut),
        }}
      />
      {children}
    </FoldedSummary>
  );
}
