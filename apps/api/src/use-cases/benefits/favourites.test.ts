import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, threeNights, type TestService } from '../../../testing/service.ts';

let s: TestService;
let basic: string;
beforeAll(async () => {
  s = await startService();
  basic = (await s.login('basic')).accessToken;
});
afterAll(() => s.close());

describe('what is stored with a favourite', () => {
  const path = 'v1/user/hotel/favorite';
  const change = (hotelId: string, kept: object) =>
    s.call('PATCH', path, { token: basic, body: { hotelId, ...kept } });
  const details = async (body: object = {}) =>
    (await s.call('POST', `${path}/detail`, { token: basic, body })).data.hotels;

  test('a note and a stay are kept until they are removed, and price it', async () => {
    const [first, second] = (
      await s.call('POST', 'v1/tp/hotel/search', { body: { code: 'lon', stay: threeNights } })
    ).data.hotels.map((hit: { hotel: { id: string } }) => hit.hotel.id) as [string, string];
    const stay = { ...threeNights, rooms: [{ adults: 2, childAges: [] }] };
    const later = {
      checkIn: '2026-12-08',
      checkOut: '2026-12-10',
      rooms: [
        { adults: 2, childAges: [] },
        { adults: 1, childAges: [4] },
      ],
    };
    await change(first, { note: ' For Mother’s birthday\nQuiet side ', stay });
    s.pass(1000);
    await change(second, { stay: later });
    await change(first, {}); // pressed again on a page that knows neither
    expect(await details()).toMatchObject([
      { hotel: { id: second }, note: '', stay: later, priced: true },
      { hotel: { id: first }, note: 'For Mother’s birthday\nQuiet side', stay, priced: true },
    ]);
    const priceOf = async (hotelId: string, of: object) =>
      (await s.call('POST', 'v1/tp/hotel/availability/search', { body: { hotelIds: [hotelId], stay: of } }))
        .data.hotels[0].cheapest;
    const [shownSecond, shownFirst] = await details();
    expect(shownFirst.cheapest).toEqual(await priceOf(first, stay));
    expect(shownSecond.cheapest).toEqual(await priceOf(second, later));
    // With a stay in the request, all are priced for it
    expect((await details({ stay }))[0].cheapest).toEqual(await priceOf(second, stay));
    await change(first, { note: '', stay: null });
    const none = { note: '', stay: null, cheapest: null, priced: false, pricedStay: null };
    expect((await details())[1]).toMatchObject(none);
    // Only hotels without a stay of their own are priced for the default
    const [own, other] = await details({ defaultStay: stay });
    expect(own).toMatchObject({ stay: later, pricedStay: later });
    expect(own.cheapest).toEqual(await priceOf(second, later));
    expect(other).toMatchObject({ stay: null, priced: true, pricedStay: stay });
    expect(other.cheapest).toEqual(await priceOf(first, stay));
    expect((await details({ defaultStay: { ...stay, checkIn: '2026-01-01' } }))[1]).toMatchObject(none);
  });

  test('a request that must only add leaves a saved hotel as it is, and saves another', async () => {
    const [member] = await s.addMembers(1, 'basic');
    const [{ hotel: saved }, { hotel: other }] = await details();
    const own = {
      note: 'Ask for the corner',
      stay: { ...threeNights, rooms: [{ adults: 2, childAges: [4] }] },
    };
    const brought = { checkIn: '2026-12-08', checkOut: '2026-12-10', rooms: [{ adults: 1, childAges: [] }] };
    const save = (hotelId: string, body: object) =>
      s.call('PATCH', path, { token: member!.token, body: { hotelId, ...body } });
    await save(saved.id, own);
    s.pass(1000);
    for (const { id } of [saved, other])
      expect((await save(id, { note: 'Mine', stay: brought, unlessSaved: true })).status).toBe(200);
    const { data } = await s.call('POST', `${path}/detail`, { token: member!.token, body: {} });
    expect(data.hotels).toMatchObject([
      { hotel: { id: other.id }, note: 'Mine', stay: brought },
      { hotel: { id: saved.id }, ...own },
    ]);
  });

  test('a note has limits', async () => {
    const [{ hotel }] = await details();
    for (const kept of [
      { note: 'x'.repeat(501) },
      { stay: { ...threeNights, rooms: [{ adults: 0 }] } },
      { stay: { ...threeNights, checkOut: threeNights.checkIn } },
      { stay: { ...threeNights, checkIn: '2026-01-01' } },
    ])
      expect((await change(hotel.id, kept)).status).toBe(400);
  });

  test('a removal can be undone with its note, also if the dates have passed', async () => {
    const [{ hotel }] = await details();
    const past = {
      checkIn: '2026-01-12',
      checkOut: '2026-01-15',
      rooms: [{ adults: 2, childAges: [] }],
    };
    const kept = { note: 'Ask for the corner', stay: past };
    const before = (await details())[0];
    expect((await change(hotel.id, kept)).status).toBe(200);
    await s.call('DELETE', path, { token: basic, body: { hotelId: hotel.id } });
    expect((await change(hotel.id, kept)).status).toBe(200);
    expect((await details())[0]).toMatchObject({ hotel: { id: hotel.id }, ...kept, priced: false });
    const reversed = { ...past, checkOut: '2026-01-11' };
    expect((await change(hotel.id, { stay: reversed })).status).toBe(400);
    await change(hotel.id, { note: before.note, stay: before.stay });
  });

  test('a stay saved by a version without a party for each room has its party spread over them', async () => {
    const [{ hotel, stay }] = await details();
    const former = { checkIn: '2027-01-12', checkOut: '2027-01-15', rooms: 2, adults: 3, childAges: [4] };
    const store = (kept: object) =>
      s.sql('update favourites set stay = $2 where hotel_id = $1', [Number(hotel.id), kept]);
    await store(former);
    const rooms = [
      { adults: 2, childAges: [] },
      { adults: 1, childAges: [4] },
    ];
    const { checkIn, checkOut } = former;
    expect((await details())[0]).toMatchObject({ stay: { checkIn, checkOut, rooms }, pricedStay: { rooms } });
    // and such a version, still serving, finds the sums that it knows
    await change(hotel.id, { stay: { checkIn, checkOut, rooms } });
    const [row] = await s.sql('select stay from favourites where hotel_id = $1', [Number(hotel.id)]);
    expect(row).toMatchObject({ stay: former });
    await change(hotel.id, { stay });
  });

  test('a full list takes no other hotel, but can be edited', async () => {
    const [member] = await s.addMembers(1, 'basic');
    const [{ hotel: saved }, { hotel: other }] = await details();
    const save = (hotelId: string, note: string) =>
      s.call('PATCH', path, { token: member!.token, body: { hotelId, note } });
    await save(saved.id, '');
    await s.sql(
      'insert into favourites (user_id, hotel_id, created_at) select $1, 900000 + n, now() from generate_series(1, 499) n',
      [member!.id],
    );
    expect((await save(saved.id, 'Quiet side')).status).toBe(200);
    expect((await save(other.id, 'One more')).code).toBe('us0001');
  });

  test('past dates have no price and do not hide other favourites', async () => {
    s.pass(30 * 86_400_000); // past both stays
    basic = (await s.login('basic')).accessToken;
    const shown = await details();
    expect(shown).toHaveLength(2);
    expect(shown[0]).toMatchObject({ stay: { checkIn: '2026-12-08' }, cheapest: null, priced: false });
    const soon = { checkIn: '2027-02-08', checkOut: '2027-02-10', rooms: [{ adults: 2 }] };
    expect((await details({ defaultStay: soon }))[0]).toMatchObject({
      stay: { checkIn: '2026-12-08' },
      priced: true,
      pricedStay: soon,
    });
  });
});
