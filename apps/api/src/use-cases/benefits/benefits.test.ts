import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, threeNights, type TestService } from '../../../testing/service.ts';

let s: TestService;
let elite: string;
let basic: string;
beforeAll(async () => {
  s = await startService();
  elite = (await s.login('elite')).accessToken;
  basic = (await s.login('basic')).accessToken;
});
afterAll(() => s.close());

describe('favourites', () => {
  const path = 'v1/user/hotel/favorite';
  test('are kept once each, newest first, priced for a stay, and removed', async () => {
    const hotels = (
      await s.call('POST', 'v1/tp/hotel/search', { body: { code: 'par', stay: threeNights } })
    ).data.hotels
      .slice(0, 3)
      .map((hit: { hotel: { id: string } }) => hit.hotel.id) as string[];
    for (const hotelId of hotels) {
      s.pass(1000);
      expect((await s.call('PATCH', path, { token: elite, body: { hotelId } })).status).toBe(200);
    }
    expect(
      (await s.call('PATCH', path, { token: elite, body: { hotelId: hotels[0] } })).data.hotelIds,
    ).toEqual(hotels.toReversed());
    const { data } = await s.call('POST', `${path}/detail`, { token: elite, body: { stay: threeNights } });
    expect(data.total).toBe(3);
    const shown = (
      await s.call('POST', 'v1/tp/hotel/search', { body: { code: 'par', stay: threeNights } })
    ).data.hotels.find((hit: { hotel: { id: string } }) => hit.hotel.id === hotels[2]);
    expect(data.hotels[0].cheapest.total).toEqual(shown.cheapest.total);
    expect((await s.call('POST', path, { token: basic, body: {} })).data.hotelIds).toEqual([]);
    expect(
      (await s.call('DELETE', path, { token: elite, body: { hotelId: hotels[1] } })).data.hotelIds,
    ).toEqual([hotels[2], hotels[0]]);
    expect((await s.call('PATCH', path, { token: elite, body: { hotelId: '999999' } })).code).toBe('ht0001');
  });
});

describe('loyalty numbers', () => {
  const path = 'v1/user/hotel/loyalty';
  test('belong to a programme and to a member', async () => {
    const { programmes } = (await s.call('GET', 'v1/tp/hotel/group/loyalty')).data;
    expect(programmes.map((p: { kind: string }) => p.kind)).toEqual(
      expect.arrayContaining(['hotel', 'airline']),
    );
    expect(
      (await s.call('PATCH', path, { token: elite, body: { programme: 'jal', number: ' jl-123456 ' } })).data
        .numbers,
    ).toEqual([{ programme: 'jal', number: 'JL-123456' }]);
    await s.call('PATCH', path, { token: elite, body: { programme: 'ana', number: '99887766' } });
    expect((await s.call('GET', `${path}?brands=ana,emirates`, { token: elite })).data.numbers).toEqual([
      { programme: 'ana', number: '99887766' },
    ]);
    expect((await s.call('GET', path, { token: basic })).data.numbers).toEqual([]);
    expect(
      (await s.call('PATCH', path, { token: elite, body: { programme: 'ana', number: null } })).data.numbers,
    ).toHaveLength(1);
    expect(
      (await s.call('PATCH', path, { token: elite, body: { programme: 'no-such', number: '1234' } })).code,
    ).toBe('us0002');
    expect(
      (await s.call('PATCH', path, { token: elite, body: { programme: 'jal', number: '<b>' } })).code,
    ).toBe('rq0001');
  });

  test("another member's are for staff, and staff access is logged", async () => {
    const id = (await s.call('GET', 'v1/user/profile', { token: elite })).data.userId as string;
    expect((await s.call('GET', `${path}?userId=${id}`, { token: basic })).code).toBe('au0107');
    const staff = (await s.login('employee')).accessToken;
    expect((await s.call('GET', `${path}?userId=${id}`, { token: staff })).data.numbers).toHaveLength(1);
    expect(
      (await s.call('GET', `${path}?userId=00000000-0000-4000-8000-00000000dead`, { token: staff })).code,
    ).toBe('us0002');
    expect(await s.sql(`select kind from staff_events where subject_id = $1`, [id])).toEqual([
      { kind: 'loyalty-read' },
    ]);
  });
});

describe('gift coupons', () => {
  interface Gift {
    id: string;
    level: string | null;
    state: string;
    serialNumber: string | null;
  }
  const list = async (token: string) =>
    (await s.call('POST', 'v1/user/coupons', { token, body: {} })).data.coupons as Gift[];

  test('of another level, lower or higher, are neither visible nor available', async () => {
    const noirMember = (await s.login('noir')).accessToken;
    const levelsOf = async (token: string) => new Set((await list(token)).map((gift) => gift.level));
    expect(await levelsOf(basic)).toEqual(new Set([null]));
    expect(await levelsOf(elite)).toEqual(new Set([null, 'elite']));
    expect(await levelsOf(noirMember)).toEqual(new Set([null, 'noir']));
    const forElite = (await list(elite)).find((gift) => gift.level === 'elite');
    expect((await s.call('POST', `v1/coupon/${forElite?.id}/sn`, { token: noirMember })).code).toBe('cp0001');
    const forNoir = await list(noirMember);
    const noir = forNoir.find((gift) => gift.level === 'noir');
    for (const [method, part, body] of [
      ['GET', 'sn', undefined],
      ['POST', 'sn', undefined],
      ['GET', 'policy', undefined],
      ['PATCH', 'taken', { serialNumber: 'NUI-000000' }],
    ] as const) {
      expect((await s.call(method, `v1/coupon/${noir?.id}/${part}`, { token: elite, body })).code).toBe(
        'cp0001',
      );
    }
  });

  test('have one serial number per member, shown in the list once taken', async () => {
    const gift = (await list(elite)).find((g) => g.level === 'elite') as Gift;
    const looked = () => s.call('GET', `v1/coupon/${gift.id}/sn`, { token: elite });
    for (const _ of [1, 2]) expect((await looked()).data).toEqual({ serialNumber: null, taken: false }); // looking reserves nothing
    const first = await s.call('POST', `v1/coupon/${gift.id}/sn`, { token: elite });
    expect(first.data.serialNumber).toEqual(expect.any(String));
    expect((await s.call('POST', `v1/coupon/${gift.id}/sn`, { token: elite })).data).toEqual(first.data);
    expect((await looked()).data).toEqual(first.data);
    expect(
      (
        await s.call('PATCH', `v1/coupon/${gift.id}/taken`, {
          token: elite,
          body: { serialNumber: 'WRONG-000' },
        })
      ).code,
    ).toBe('cp0003');
    expect(
      (
        await s.call('PATCH', `v1/coupon/${gift.id}/taken`, {
          token: elite,
          body: { serialNumber: first.data.serialNumber },
        })
      ).data,
    ).toMatchObject({
      state: 'taken',
      serialNumber: first.data.serialNumber,
    });
    expect((await list(elite)).find((g) => g.id === gift.id)).toMatchObject({
      state: 'taken',
      serialNumber: first.data.serialNumber,
    });
  });

  test('many members and the last few: no number is shared, the others get an error', async () => {
    const gift = (await list(basic))[0] as Gift;
    await s.sql(
      `delete from coupon_serials where coupon_id = $1 and serial not in (select serial from coupon_serials where coupon_id = $1 limit 5)`,
      [gift.id],
    );
    const members = await s.addMembers(30, 'basic');
    const replies = await Promise.all(
      members.flatMap(({ token }) => [0, 1].map(() => s.call('POST', `v1/coupon/${gift.id}/sn`, { token }))),
    );
    const given = new Map<number, Set<string>>();
    replies.forEach(
      (reply, i) =>
        reply.status === 200 &&
        given.set(
          Math.floor(i / 2),
          (given.get(Math.floor(i / 2)) ?? new Set()).add(reply.data.serialNumber),
        ),
    );
    expect([...given.values()].every((set) => set.size === 1)).toBe(true);
    expect(new Set([...given.values()].map((set) => [...set][0])).size).toBe(given.size);
    expect(given.size).toBe(5);
    expect(replies.filter((reply) => reply.status !== 200).every((reply) => reply.code === 'cp0004')).toBe(
      true,
    );
  });

  test('an expired one cannot be taken', async () => {
    const [member] = await s.addMembers(1, 'elite');
    const gift = (await list(member!.token)).find((g) => g.level === 'elite') as Gift;
    const { serialNumber } = (await s.call('POST', `v1/coupon/${gift.id}/sn`, { token: member!.token })).data;
    await s.sql(`update coupons set expires_on = '2026-11-09' where id = $1`, [gift.id]);
    expect(
      (await s.call('PATCH', `v1/coupon/${gift.id}/taken`, { token: member!.token, body: { serialNumber } }))
        .code,
    ).toBe('cp0002');
    expect((await list(member!.token)).find((g) => g.id === gift.id)?.state).toBe('expired');
  });
});

test('the chat proof is for platinum, signed with the secret, and differs between members', async () => {
  const other = await startService({
    INTERCOM_APP_ID: 'abcd1234',
    INTERCOM_SECRET: 'sixteen or more characters',
  });
  const platinum = (await other.login('platinum')).accessToken;
  const proof = await other.call('GET', 'v1/user/intercom/hash', { token: platinum });
  expect(proof.data.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(proof.data.appId).toBe('abcd1234');
  const offered = async (service: TestService, who: string) =>
    (await service.call('GET', 'v1/user/concierge', { token: (await service.login(who)).accessToken })).data
      .chat;
  expect([
    await offered(other, 'platinum'),
    await offered(other, 'elite'),
    await offered(s, 'platinum'),
  ]).toEqual([true, false, false]);
  expect(
    (await other.call('GET', 'v1/user/intercom/hash', { token: (await other.login('noir')).accessToken }))
      .data.hash,
  ).not.toBe(proof.data.hash);
  expect(
    (await other.call('GET', 'v1/user/intercom/hash', { token: (await other.login('elite')).accessToken }))
      .code,
  ).toBe('au0107');
  await other.close();
  expect(
    (await s.call('GET', 'v1/user/intercom/hash', { token: (await s.login('platinum')).accessToken })).code,
  ).toBe('us0004');
});

describe('groups, brands and regions', () => {
  test('add up to the hotels that have a page', async () => {
    const { groups } = (await s.call('POST', 'v1/hotel/groups', { body: {} })).data;
    const total = (await s.call('POST', 'v1/tp/deploy/hotel', { body: {} })).data.total as number;
    expect(groups.reduce((sum: number, group: { hotels: number }) => sum + group.hotels, 0)).toBe(total);
    for (const group of groups)
      expect(group.brands.reduce((sum: number, brand: { hotels: number }) => sum + brand.hotels, 0)).toBe(
        group.hotels,
      );
    const { regions } = (await s.call('GET', 'v1/hotel/meta/regions')).data;
    expect(regions.reduce((sum: number, region: { hotels: number }) => sum + region.hotels, 0)).toBe(total);
    const group = groups[0];
    const brand = (
      await s.call('POST', 'v1/hotel/brand', { body: { group: group.code, brand: group.brands[0].code } })
    ).data;
    expect(brand.regions.flatMap((entry: { hotels: unknown[] }) => entry.hotels)).toHaveLength(
      group.brands[0].hotels,
    );
    const { places } = (await s.call('POST', 'v1/hotel/region', { body: { code: regions[0].code } })).data;
    expect(places.reduce((sum: number, place: { hotels: number }) => sum + place.hotels, 0)).toBe(
      regions[0].hotels,
    );
    expect(
      (await s.call('POST', 'v1/hotel/brand', { body: { group: group.code, brand: 'kitamura-x' } })).code,
    ).toBe('ht0011');
    expect((await s.call('POST', 'v1/hotel/region', { body: { code: 'atlantis' } })).code).toBe('ht0011');
    expect(
      (await s.call('POST', 'v1/tp/hotel/groups', { body: { codes: [group.code] } })).data.groups,
    ).toHaveLength(1);
  });

  test('events are in the future and name the place', async () => {
    const { hotelId } = await s.firstOffer('tyo');
    const { events } = (await s.call('GET', `v1/tp/hotel/${hotelId}/event`, { locale: 'ja' })).data;
    expect(
      events.some(
        (event: { kind: string; description: string }) =>
          event.kind === 'season' && event.description.includes('東京'),
      ),
    ).toBe(true);
    for (const event of events) if (event.to) expect(event.to >= '2026-11-10').toBe(true);
    expect((await s.call('GET', 'v1/tp/hotel/0/event')).code).toBe('ht0001');
  });
});
