import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { guest, startService, threeNights, type TestService } from '../../../../testing/service.ts';

let s: TestService;
let token: string;
beforeAll(async () => {
  s = await startService();
  token = (await s.login('noir')).accessToken;
});
afterAll(() => s.close());

const twoRooms = { ...threeNights, rooms: [{ adults: 2 }, { adults: 1 }] };
const hasProgramme = async (hotelId: string) => {
  const { group } = (await s.call('GET', `v1/tp/hotel/${hotelId}`)).data;
  const { programmes } = (await s.call('GET', 'v1/tp/hotel/group/loyalty')).data;
  return programmes.some((programme: { group: string | null }) => programme.group === group.code);
};
/** An offer of a hotel whose group has a loyalty programme, or of one whose group has none. */
async function offerOf(city: string, programme: boolean) {
  for (let nth = 0; nth < 30; nth += 1) {
    const found = await s.firstOffer(city, twoRooms, nth);
    if ((await hasProgramme(found.hotelId)) === programme) return found;
  }
  throw new Error(`no such hotel in ${city}`);
}
const shown = async (orderId: string, own = token) =>
  (await s.call('GET', `v1/user/hotel/order/${orderId}`, { token: own })).data;

test('the inventory receives the guest of each room, the loyalty number and the arrival time', async () => {
  const { offerRef } = await offerOf('par', true);
  const bookCall = vi.spyOn(s.services.inventory, 'book');
  const reply = await s.book(token, offerRef, {
    roomGuests: [{ lastname: 'Ｃｈｅｎ', firstname: 'Ya-Ting' }],
    loyaltyNumber: ' ac-204811 ',
    arrivalTime: '22:30',
  });
  expect(reply.status, reply.text).toBe(200);
  const parties = [
    { adults: 2, childAges: [] },
    { adults: 1, childAges: [] },
  ];
  expect(bookCall.mock.lastCall?.[0]).toMatchObject({
    stay: { rooms: parties },
    guestNames: ['Sato/Haruka', 'Chen/Ya-Ting'],
    loyalty: { programme: expect.stringMatching(/-guests$/), number: 'AC-204811' },
    arrivalTime: '22:30',
  });
  expect(await shown(reply.data.orderId)).toMatchObject({
    roomGuests: [{ lastname: 'Chen', firstname: 'Ya-Ting' }],
    loyalty: { programme: expect.stringMatching(/[A-Z]/), number: 'AC-204811' },
    arrivalTime: '22:30',
    bookedForMember: false,
    bookedFor: null,
    parties,
    adults: 3,
    rooms: 2,
  });
  // as a version stored it that knew only the sums
  await s.sql('update hotel_orders set parties = null where id = $1', [reply.data.orderId]);
  expect(await shown(reply.data.orderId)).toMatchObject({ parties });
});

test('a number is rejected if the hotel group has no programme', async () => {
  const { offerRef } = await offerOf('par', false);
  const reply = await s.book(token, offerRef, { loyaltyNumber: 'AC-204811' });
  expect([reply.status, reply.failure.details]).toMatchObject([
    400,
    { issues: [{ path: 'loyaltyNumber', code: 'value' }] },
  ]);
});

test('a room without a named guest is booked in the guest’s own name', async () => {
  const { offerRef } = await s.firstOffer('par', twoRooms, 2);
  const bookCall = vi.spyOn(s.services.inventory, 'book');
  const reply = await s.book(token, offerRef, { roomGuests: [{ lastname: '', firstname: '' }] });
  expect(reply.status, reply.text).toBe(200);
  expect(bookCall.mock.lastCall?.[0]).toMatchObject({
    guestNames: ['Sato/Haruka', 'Sato/Haruka'],
    loyalty: null,
    arrivalTime: null,
  });
});

test('half a name, a name for a room that does not exist, and an invalid number are rejected at their fields', async () => {
  const { offerRef } = await s.firstOffer('par', { ...threeNights }, 3);
  const issuesOf = async (more: Record<string, unknown>) => {
    const reply = await s.book(token, offerRef, more);
    expect([reply.status, reply.code]).toEqual([400, 'rq0001']);
    return (reply.failure.details as { issues: { path: string; code: string }[] }).issues;
  };
  expect(await issuesOf({ roomGuests: [{ lastname: 'Chen', firstname: '' }] })).toMatchObject([
    { path: 'roomGuests.0.firstname', code: 'required' },
  ]);
  expect(await issuesOf({ roomGuests: [{ lastname: 'Chen', firstname: 'Ya-Ting' }] })).toMatchObject([
    { path: 'roomGuests', code: 'too-many', limit: 0 },
  ]);
  expect(await issuesOf({ loyaltyNumber: '12_34' })).toMatchObject([
    { path: 'loyaltyNumber', code: 'loyalty-number' },
  ]);
});

test('staff see the orders that they made, the member sees that staff made it, others see neither', async () => {
  const [member] = await s.addMembers(1, 'basic');
  const agent = (await s.login('agent')).accessToken;
  const { offerRef } = await s.firstOffer('sin');
  const reply = await s.book(agent, offerRef, {
    guest: { ...guest, lastname: 'Chen' },
    onBehalf: { userId: member!.id, reason: 'Asked for by phone' },
  });
  expect(reply.status, reply.text).toBe(200);
  const { orderId } = reply.data;
  const list = async (own: string, made: boolean) =>
    (await s.call('POST', 'v1/user/hotel/order', { token: own, body: { made } })).data.orders;
  expect(await list(agent, true)).toMatchObject([
    { id: orderId, bookedFor: { name: expect.any(String), memberNumber: expect.any(String) } },
  ]);
  expect(await list(agent, false)).toEqual([]);
  expect(await list(member!.token, false)).toMatchObject([{ id: orderId, bookedFor: null }]);
  expect(await list(member!.token, true)).toEqual([]);
  expect(await shown(orderId, member!.token)).toMatchObject({ bookedForMember: true, bookedFor: null });
  expect(await shown(orderId, agent)).toMatchObject({ bookedFor: { memberNumber: expect.any(String) } });
});
