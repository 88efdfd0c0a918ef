import type { Output } from '@voyage/contracts/endpoint.ts';
import type { endpoints } from '@voyage/contracts/endpoints.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testStart } from '../../../testing/environment.ts';
import { startService, threeNights, type TestService } from '../../../testing/service.ts';
import { erase } from '../member-data/erase.ts';
import { notifyOrders } from '../booking/emails/booking-emails.ts';
import { completeStays } from '../booking/holds/reconcile.ts';

let s: TestService;
beforeAll(async () => (s = await startService()));
afterAll(() => s.close());
beforeEach(() => void (s.clock.now = new Date(testStart)));

const day = 86_400_000;
const at = (instant: string) => void (s.clock.now = new Date(instant));
/** The morning after check-out in Paris, before and after the hour of the email. */
const early = '2026-12-05T08:59:00Z';
const late = '2026-12-05T09:01:00Z';

/** A member with a stay in Paris at the member's rate. */
async function booked(by?: string) {
  await s.services.inventory.refresh(); // what the job does every few hundred milliseconds
  const [member] = await s.addMembers(1, 'noir');
  const { hotels }: Output<typeof endpoints.hotelSearch.data> = (
    await s.call('POST', 'v1/tp/hotel/search', { body: { code: 'par', stay: threeNights } })
  ).data;
  const hotelId = hotels.find(({ hotel }) => hotel.memberRate)!.hotel.id;
  const { rooms }: Output<typeof endpoints.planSearch.data> = (
    await s.call('POST', 'v1/tp/hotel/plan/search', { body: { hotelId, stay: threeNights } })
  ).data;
  const offer = rooms.flatMap(({ offers }) => offers).find(({ plan }) => plan.creditUsd > 0)!;
  const onBehalf = { userId: member!.id, ignoreCredit: true, reason: 'Asked for by phone' };
  const { data } = await s.book(by ?? member!.token, offer.offerRef, by ? { onBehalf } : {});
  const [{ username }] = (await s.sql<{ username: string }>('select username from users where id = $1', [
    member!.id,
  ])) as [{ username: string }];
  return {
    id: member!.id,
    username,
    orderId: String(data.orderId),
    token: async () => (await s.session(member!.id)).accessToken,
  };
}
type Booked = Awaited<ReturnType<typeof booked>>;
const path = (orderId: string) => `v1/user/hotel/order/${orderId}`;
const questionnaireOf = async ({ orderId }: Booked, token: string) =>
  (await s.call('GET', path(orderId), { token })).data.questionnaire;
const answer = ({ orderId }: Booked, token: string, body: unknown) =>
  s.call('PUT', `${path(orderId)}/questionnaire`, { token, body });
const questionnaireEmailsTo = async ({ username }: Booked) =>
  (await s.emails(username)).filter(({ template }) => template === 'stay-questionnaire');

const praise = {
  overall: 5,
  privileges: { breakfast: 'yes', credit: 'partly', 'benefit-1': 'no', 'benefit-2': 'yes' },
  roomAsDescribed: 'yes',
  text: 'The quiet side, as asked for.\nThank you.',
  mayQuote: true,
} as const;

describe('the questionnaire', () => {
  test('covers what the rate promised, once the stay is over', async () => {
    const stay = await booked();
    expect(await questionnaireOf(stay, await stay.token())).toBeNull();
    expect((await answer(stay, await stay.token(), praise)).code).toBe('bk0008');
    at(late);
    await completeStays(s.services);
    expect(await questionnaireOf(stay, await stay.token())).toEqual({
      privileges: ['breakfast', 'credit', 'benefit-1', 'benefit-2'],
      open: true,
      answer: null,
      answeredAt: null,
      changeableUntil: null,
    });
  });

  test('is one per order, and can be changed for 14 days after the first', async () => {
    const stay = await booked();
    at(late);
    await completeStays(s.services);
    const reply = await answer(stay, await stay.token(), praise);
    expect(reply.data).toMatchObject({ open: true, answer: praise, answeredAt: '2026-12-05T09:01:00.000Z' });
    expect(reply.data.changeableUntil).toBe('2026-12-19T09:01:00.000Z');
    s.pass(14 * day - 1000);
    const second = { ...praise, overall: 3, mayQuote: false, text: '' };
    expect((await answer(stay, await stay.token(), second)).data).toMatchObject({
      answer: second,
      answeredAt: '2026-12-05T09:01:00.000Z',
    });
    s.pass(1000);
    expect((await answer(stay, await stay.token(), praise)).code).toBe('bk0008');
    expect(await questionnaireOf(stay, await stay.token())).toMatchObject({ open: false, answer: second });
    expect(
      await s.sql('select overall from questionnaire_answers where order_id = $1', [stay.orderId]),
    ).toEqual([{ overall: 3 }]);
  });

  test('is read on the desk by employees alone, by hotel and by whether there is one', async () => {
    await s.sql("update hotel_orders set status = 'cancelled' where status = 'completed'"); // of other tests
    const [answered, silent] = [await booked(), await booked()];
    at(late);
    await completeStays(s.services);
    await answer(answered, await answered.token(), praise);
    const employee = (await s.login('employee')).accessToken;
    const reviews = async (body: object, token = employee) =>
      s.call('POST', 'v1/admin/questionnaire', { token, body });
    const ids = async (body: object) =>
      (await reviews(body)).data.reviews.map(({ orderId }: { orderId: string }) => orderId);

    expect((await reviews({}, await answered.token())).code).toBe('au0107');
    const { data } = await reviews({});
    expect(data.total).toBe(2);
    expect(data.reviews[1]).toMatchObject({ orderId: silent.orderId, answer: null });
    const { privileges: _, ...rest } = praise;
    expect(data.reviews[0]).toMatchObject({
      orderId: answered.orderId,
      member: { userId: answered.id },
      answer: { ...rest, answeredAt: '2026-12-05T09:01:00.000Z' },
    });
    // By name, in the employee's language
    expect(data.reviews[0].answer.privileges[0]).toEqual({ name: 'Breakfast', verdict: 'yes' });
    expect(data.reviews[0].answer.privileges[2].name).not.toMatch(/benefit/);
    expect(data.hotels).toEqual([data.reviews[0].hotel]);

    expect(await ids({ answered: true })).toEqual([answered.orderId]);
    expect(await ids({ answered: false })).toEqual([silent.orderId]);
    expect(await ids({ hotelId: data.hotels[0].id, pageSize: 1, page: 2 })).toEqual([silent.orderId]);
    expect(await ids({ hotelId: '1' })).toEqual([]);
  });

  test('is sent to customer service, with what was missing', async () => {
    const stay = await booked();
    at(late);
    await completeStays(s.services);
    const token = await stay.token();
    await answer(stay, token, praise);
    await answer(stay, token, praise);
    await answer(stay, token, { ...praise, overall: 2, text: '' });
    const [{ booking_number: number }] = (await s.sql<{ booking_number: string }>(
      'select booking_number from hotel_orders where id = $1',
      [stay.orderId],
    )) as [{ booking_number: string }];
    const [first, second, ...more] = (await s.emails(s.services.env.SERVICE_MAILBOX)).filter(({ text }) =>
      text.includes(number),
    );
    expect(more).toEqual([]);
    expect(first?.text).toContain('The quiet side, as asked for.');
    expect(first?.text).toMatch(/抵用金（部分）、.+（未提供）/);
    expect(second?.subject).toContain('2 分');
  });

  test('of two concurrent ones is stored once', async () => {
    const stay = await booked();
    at(late);
    await completeStays(s.services);
    const token = await stay.token();
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map((overall) => answer(stay, token, { ...praise, overall })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(
      await s.sql('select 1 from questionnaire_answers where order_id = $1', [stay.orderId]),
    ).toHaveLength(1);
  });

  test('mentions each privilege that was promised, and no other', async () => {
    const stay = await booked();
    at(late);
    await completeStays(s.services);
    const token = await stay.token();
    const { 'benefit-2': _, ...fewer } = praise.privileges;
    const missing = await answer(stay, token, { ...praise, privileges: fewer });
    expect(missing.code).toBe('rq0001');
    expect(missing.text).toContain('privileges.benefit-2');
    for (const wrong of [
      { ...praise, privileges: { ...praise.privileges, 'benefit-9': 'yes' } },
      { ...praise, privileges: { ...praise.privileges, minibar: 'yes' } },
      { ...praise, privileges: { ...praise.privileges, breakfast: 'perhaps' } },
      { ...praise, overall: 0 },
      { ...praise, overall: 6 },
      { ...praise, overall: 4.5 },
      { ...praise, text: 'x'.repeat(2001) },
    ])
      expect((await answer(stay, token, wrong)).code).toBe('rq0001');
    expect((await questionnaireOf(stay, token)).answer).toBeNull();
  });

  test('belongs to the member; staff who booked the stay can read it', async () => {
    const { accessToken: agent } = await s.login('agent');
    const stay = await booked(agent);
    at(late);
    await completeStays(s.services);
    const { accessToken: staff } = await s.login('agent');
    expect((await answer(stay, staff, praise)).code).toBe('au0107');
    await answer(stay, await stay.token(), praise);
    expect(await questionnaireOf(stay, staff)).toMatchObject({ open: false, answer: praise });
    const [stranger] = await s.addMembers(1, 'noir');
    expect((await answer(stay, stranger!.token, praise)).code).toBe('bk0003');
  });

  test('is deleted with the person', async () => {
    const stay = await booked();
    at(late);
    await completeStays(s.services);
    await answer(stay, await stay.token(), praise);
    const client = await s.services.db.pool.connect();
    try {
      await erase(client, { ...stay, phone: '+886912345678' });
    } finally {
      client.release();
    }
    expect(await s.sql('select 1 from questionnaire_answers where order_id = $1', [stay.orderId])).toEqual(
      [],
    );
  });
});

describe('the email', () => {
  test('is sent once, from ten on the morning after check-out', async () => {
    const stay = await booked();
    at(early);
    await completeStays(s.services);
    await notifyOrders(s.services);
    expect(await questionnaireEmailsTo(stay)).toEqual([]);
    at(late);
    await Promise.all([notifyOrders(s.services), notifyOrders(s.services)]);
    await notifyOrders(s.services);
    const [email, ...more] = await questionnaireEmailsTo(stay);
    expect(more).toEqual([]);
    expect(email?.subject).toMatch(/^How was .+\?$/);
    expect(email?.text).toContain(`/en/user/hotel-order/${stay.orderId}`);
  });

  test('is not sent for a stay that was cancelled or answered, nor weeks later', async () => {
    const [cancelled, answered, forgotten] = [await booked(), await booked(), await booked()];
    const { cancelNow } = (await s.call('GET', path(cancelled.orderId), { token: await cancelled.token() }))
      .data;
    await s.call('DELETE', 'v1/hotel/booking', {
      token: await cancelled.token(),
      body: { orderId: cancelled.orderId, acceptedPenalty: cancelNow.penalty },
    });
    at(early);
    await completeStays(s.services);
    await answer(answered, await answered.token(), praise);
    at('2026-12-19T09:01:00Z'); // 15 days after check-out
    await notifyOrders(s.services);
    await notifyOrders(s.services);
    for (const stay of [cancelled, answered, forgotten])
      expect(await questionnaireEmailsTo(stay)).toEqual([]);
    expect(
      await s.sql("select 1 from hotel_orders where status = 'completed' and notified_status <> status"),
    ).toEqual([]);
  });
});
