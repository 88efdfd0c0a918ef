import type { Offer } from '@voyage/contracts/stay.ts';

/** One kind of beds of an offer, which is an offer of its own. */
export type Beds = NonNullable<Offer['beds']>[number];
type Choice = Pick<Offer, 'offerRef' | 'beds'>;

/** The beds that an offer is for; undefined if there is no choice. */
export const bedsOf = ({ offerRef, beds }: Choice): Beds | undefined =>
  beds?.find((kind) => kind.offerRef === offerRef);

/**
 * An offer with the beds that were chosen, at this rate or at another of the room: there they are found by their words.
 * As it is if nothing was chosen, or it has no such beds.
 */
export function withBeds<Of extends Choice>(offer: Of, chosen: Beds | undefined): Of {
  const { beds = [] } = offer;
  const kind =
    beds.find(({ offerRef }) => offerRef === chosen?.offerRef) ??
    beds.find(({ text }) => text === chosen?.text);
  return kind ? { ...offer, offerRef: kind.offerRef } : offer;
}

/** Whether a reference is of an offer, with any of its beds. */
export const isReferenceOf = ({ offerRef, beds = [] }: Choice, reference: string): boolean =>
  offerRef === reference || beds.some((kind) => kind.offerRef === reference);
