import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, threeNights, type TestService } from '../../../../testing/service.ts';

let s: TestService;
beforeAll(async () => void (s = await startService()));
afterAll(() => s.close());

const quote = (offerRef: string) => s.call('POST', 'v1/tp/hotel/plan', { body: { offerRef } });

test('a changed price is listed line by line: every night, tax and service as offered', async () => {
  const { offer, offerRef, roomTypeId } = await s.firstOffer('lon', { ...threeNights }, 1);
  await s.sql('update room_types set base_rate = base_rate * 2 where id = $1', [roomTypeId]);
  const { changed, offer: fresh } = (await quote(offerRef)).data;
  expect(changed.price.linesBefore).toEqual(offer.price);
  expect(changed.price.after).toEqual(fresh.price.total);
  expect(fresh.price.nights[0].rate.amount).toBeGreaterThan(offer.price.nights[0]!.rate.amount);
});

test('the longest stay has a short reference too', async () => {
  const longest = {
    checkIn: '2026-12-01',
    checkOut: '2026-12-31',
    rooms: [
      { adults: 2, childAges: [1, 2] },
      { adults: 2, childAges: [11, 11] },
    ],
  };
  const { offerRef, offer } = await s.firstOffer('tyo', longest);
  expect(offer.price.nights).toHaveLength(30);
  expect(offerRef.length).toBeLessThanOrEqual(41);
  expect((await quote(offerRef)).data.changed).toEqual({ price: null, policy: null });
});
