import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testStart } from '../../../testing/environment.ts';
import { payWith, prepaidOffer } from '../../../testing/prepaid-offers.ts';
import { startService, threeNights, type TestService } from '../../../testing/service.ts';
import { notifyOrders } from '../booking/emails/booking-emails.ts';

// What is said of a stay elsewhere than on its page after one of its rooms was cancelled.

let s: TestService;
beforeAll(async () => {
  s = await startService({ TAPPAY_THREE_D_SECURE: 'false' });
});
afterAll(() => s.close());
beforeEach(() => void (s.clock.now = new Date(testStart)));

const stay = { ...threeNights, rooms: [{ adults: 2 }, { adults: 1 }, { adults: 2 }] };
async function member() {
  const [one] = await s.addMembers(1, 'noir');
  const { id, token } = one!;
  const cancel = async (orderId: string, room: number) => {
    const reply = await s.call('DELETE', 'v1/hotel/booking', { token, body: { orderId, room } });
    expect(reply.status, reply.text).toBe(200);
    await notifyOrders(s.services);
    return reply.data;
  };
  /** The calendar files that were sent, unfolded. */
  const calendars = async (): Promise<string[]> => {
    const [owner] = await s.sql<{ username: string }>('select username from users where id = $1', [id]);
    await s.emails(owner?.username ?? '');
    const sent = await s.sql<{ calendar: string }>(
      `select attachment->>'text' as calendar from mailbox where recipient = $1 and attachment is not null order by id`,
      [owner?.username],
    );
    return sent.map(({ calendar }) => calendar.replaceAll('\r\n ', ''));
  };
  return { id, token, cancel, calendars };
}

test('each calendar file replaces the one before it, and names the rooms that are left', async () => {
  const { token, cancel, calendars } = await member();
  const { data } = await s.book(token, (await s.firstOffer('par', stay)).offerRef);
  await notifyOrders(s.services);
  for (const room of [2, 1, 3]) await cancel(data.orderId, room);
  const files = await calendars();
  const found = (pattern: RegExp) => files.map((file) => [...new Set(file.match(pattern))].join());
  expect(found(/SEQUENCE:\d|STATUS:\w+/g)).toEqual([
    '',
    'SEQUENCE:1',
    'SEQUENCE:2',
    'SEQUENCE:3,STATUS:CANCELLED',
  ]);
  expect(new Set(found(/(?<=\nUID:)V\w+/g)).size, 'of one stay').toBe(1);
  expect(found(/Room \d/g).slice(0, 3)).toEqual(['Room 1,Room 2,Room 3', 'Room 1,Room 3', 'Room 3']);
});

test('the hotel states fees and deposits of all rooms, and the order says so', async () => {
  const { token, cancel } = await member();
  const { data } = await s.book(token, (await s.firstOffer('par', stay)).offerRef);
  const price = async () =>
    (await s.call('GET', `v1/user/hotel/order/${data.orderId}`, { token })).data.price;
  expect(await price()).not.toHaveProperty('statedForRooms');
  await cancel(data.orderId, 2);
  expect(await price()).toMatchObject({ statedForRooms: 3 });
  for (const room of [1, 3]) await cancel(data.orderId, room);
  expect(await price(), 'nothing more is collected').not.toHaveProperty('statedForRooms');
});

test('the desk sees which room was cancelled, what it cost, and what is refunded', async () => {
  const { id, token, cancel } = await member();
  const { offerRef } = await prepaidOffer(s, 'par', { stay });
  const { data } = await s.book(token, offerRef);
  await payWith(s, token, data.payment.orderId);
  const room = await cancel(data.orderId, 1);
  const employee = (await s.login('employee')).accessToken;
  const desk = await s.call('POST', 'v1/admin/user/order', { token: employee, body: { userId: id } });
  expect(desk.data.stays).toMatchObject([
    {
      id: data.orderId,
      status: 'confirmed',
      cancelledRooms: [
        {
          number: 1,
          guest: expect.stringMatching(/\w/),
          cancelledAt: s.clock.now.toISOString(),
          hotelCancellationNumber: room.hotelCancellationNumber,
          penalty: room.penalty,
          refund: room.refund.amount,
        },
      ],
    },
  ]);
});
