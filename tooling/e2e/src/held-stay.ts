import { book, call, expect, stayFrom, tokensOf, type Brand } from './site.ts';

interface Offer {
  offerRef: string;
  charge: { amount: { amount: number } } | null;
  cancellation: { deadline: string | null };
}
/** An amount as the pages write it. */
export const nt = (amount: number) => `NT$${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ',')}`;

/** The first prepaid rate of a city; `refundable` or not. */
export async function prepaidOffer(city: string, days: number, refundable: boolean) {
  const stay = { ...stayFrom(days), rooms: [{ adults: 2, childAges: [] }] };
  const payAt = ['property', 'prepaid'];
  const {
    data: { hotels },
  } = await call<{ hotels: { hotel: { id: string } }[] }>('POST', 'v1/tp/hotel/search', {
    code: city,
    stay,
    payAt,
  });
  for (const { hotel } of hotels) {
    const {
      data: { rooms },
    } = await call<{ rooms: { offers: Offer[] }[] }>('POST', 'v1/tp/hotel/plan/search', {
      hotelId: hotel.id,
      stay,
      payAt,
    });
    const found = rooms
      .flatMap(({ offers }) => offers)
      .find((o) => o.charge && (o.cancellation.deadline !== null) === refundable);
    if (found) return { hotelId: hotel.id, stay, offer: found };
  }
  throw new Error(`no prepaid rate in ${city}`);
}

/** Rooms held by a member at a prepaid rate, booked directly through the service. */
export async function hold(
  member: string,
  city: string,
  days: number,
  { refundable = false, brand = 'main' }: { refundable?: boolean; brand?: Brand } = {},
) {
  const { accessToken } = await tokensOf(member);
  const { offer } = await prepaidOffer(city, days, refundable);
  const { orderId, status, payment } = await book(offer.offerRef, accessToken, { member, brand });
  expect(status).toBe('payment');
  return {
    accessToken,
    orderId,
    payOrder: payment?.orderId ?? '',
    amount: nt(offer.charge?.amount.amount ?? 0),
  };
}
