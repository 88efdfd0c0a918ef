import type { Offer } from '@voyage/contracts/stay.ts';
import { newKey, threeNights, type Reply, type TestService, type TestStay } from './service.ts';

export const testCards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  bank: '4000000000003220',
  bankAbandoned: '4000000000003246',
  lateCaptured: '4000000000004210',
  lateNothing: '4000000000004228',
  notifyTwice: '4000000000003261',
  captureRefused: '4000000000003279',
} as const;
export type TestCard = keyof typeof testCards;

export interface PrepaidTestOffer {
  hotelId: string;
  roomTypeId: number;
  offer: Offer;
  offerRef: string;
  stay: TestStay;
}

/** A prepaid rate of the `nth` cheapest hotel of a city, found the way a page with payment finds it. */
export async function prepaidOffer(
  s: TestService,
  city: string,
  {
    plan = 'prepaid-advance',
    stay = threeNights,
    nth = 0,
  }: { plan?: 'prepaid-advance' | 'non-refundable'; stay?: TestStay; nth?: number } = {},
): Promise<PrepaidTestOffer> {
  await s.services.inventory.refresh();
  const payAt = ['property', 'prepaid'];
  const search = await s.call('POST', 'v1/tp/hotel/search', {
    body: { code: city, stay, payAt, sort: 'price-ascending' },
  });
  const hotelId: string = search.data.hotels[nth].hotel.id;
  const plans = await s.call('POST', 'v1/tp/hotel/plan/search', { body: { hotelId, stay, payAt } });
  const rooms: { room: { id: number }; offers: Offer[] }[] = plans.data.rooms;
  for (const { room, offers } of rooms) {
    const offer = offers.find((each) => each.plan.code === plan);
    if (offer) return { hotelId, roomTypeId: room.id, offer, offerRef: offer.offerRef, stay };
  }
  throw new Error(`no ${plan} rate in ${city}: ${plans.text.slice(0, 300)}`);
}

/** Pays a product order, with a new prime. */
export const payWith = async (
  s: TestService,
  token: string,
  orderId: string,
  card: TestCard = 'good',
  key = newKey(),
): Promise<Reply> =>
  s.call('POST', 'v1/product/order/membership/payment/tappay-direct', {
    token,
    headers: { 'idempotency-key': key },
    body: {
      orderId,
      prime: await s.prime(testCards[card]),
      payer: { name: 'Haruka Sato', email: 'haruka@example.test', phone: '+819012345678' },
      invoice: { type: 'personal', carrier: { kind: 'member' } },
      agreed: true,
    },
  });

/** What the bank has captured for a product order and not refunded. */
export const heldByBank = async (s: TestService, orderId: string): Promise<number> =>
  Number(
    (
      await s.sql<{ sum: string | null }>(
        'select sum(amount - refunded_amount) from sandbox_payments p join product_orders o on o.order_number = p.order_number where o.id = $1 and record_status between 0 and 3',
        [orderId],
      )
    )[0]?.sum ?? 0,
  );
