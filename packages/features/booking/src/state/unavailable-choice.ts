import type { Api } from '@voyage/api-client/client.ts';
import { queries } from '@voyage/api-client/queries.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { planSearch } from '@voyage/contracts/hotel.ts';
import type { Offer } from '@voyage/contracts/stay.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import type { CompleteStay } from '@voyage/routes/stay-query.ts';
import { isReferenceOf } from '@voyage/stay-parts/bed-choice.ts';

/** What was wanted and cannot be had. */
export interface UnavailableChoice {
  /** The code of the room, since an order has no id of it; null if only the rate is gone. */
  room: string | null;
  rate: Pick<Offer, 'plan' | 'cancellation'>;
}

export const unavailableChoiceOf = ({
  room,
  offer,
}: {
  room: { code: string };
  offer: UnavailableChoice['rate'];
}): UnavailableChoice => ({
  room: room.code,
  rate: offer,
});
/** The rate cannot be had, but the room may be had at another. */
export const rateOnly = (wanted: UnavailableChoice | undefined): UnavailableChoice | undefined =>
  wanted && { ...wanted, room: null };

/** Every rate of a hotel for a stay, as its page asks for them too. */
export const hotelPlans = (api: Api, locale: Locale, hotelId: string, stay: CompleteStay) =>
  queries.plans(api, locale, { hotelId, stay, payAt: ['property', 'prepaid'] });

/** An offer in the list that it was chosen from, with any of its beds. */
export const findChosenOffer = (
  plans: Output<typeof planSearch.data> | undefined,
  offerRef: string,
): UnavailableChoice | undefined =>
  (plans?.rooms ?? []).flatMap(({ room, offers }) =>
    offers
      .filter((offer) => isReferenceOf(offer, offerRef))
      .map((offer) => unavailableChoiceOf({ room, offer })),
  )[0];
