import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../testing/service.ts';

let s: TestService;
beforeAll(async () => (s = await startService()));
afterAll(() => s.close());

test('who booked for somebody else reads on the order why, and why for each waiver; the member does not', async () => {
  const [member] = await s.addMembers(1, 'basic');
  const agent = (await s.login('agent')).accessToken;
  const reasonsOf = async (onBehalf: object, reader = agent) => {
    const { offerRef } = await s.firstOffer('sin');
    const { data, text } = await s.book(agent, offerRef, { onBehalf: { userId: member!.id, ...onBehalf } });
    expect(data, text).toBeDefined();
    return (await s.call('GET', `v1/user/hotel/order/${data.orderId}`, { token: reader })).data.staffReasons;
  };
  const all = {
    reason: 'Asked for by phone',
    ignoreCredit: true,
    ignoreCreditReason: 'The hotel cancelled the last one',
    skipPriceCheck: true,
    skipPriceCheckReason: 'A fair in town',
  };
  expect(await reasonsOf(all)).toEqual({
    booking: 'Asked for by phone',
    ignoreCredit: 'The hotel cancelled the last one',
    skipPriceCheck: 'A fair in town',
  });
  expect(await reasonsOf(all, member!.token)).toBeNull();
  // a site of an earlier release, with one reason for all
  expect(await reasonsOf({ reason: 'Asked for by phone', ignoreCredit: true })).toEqual({
    booking: 'Asked for by phone',
    ignoreCredit: 'Asked for by phone',
    skipPriceCheck: null,
  });
  const empty = { ...all, ignoreCreditReason: ' ' };
  const { offerRef } = await s.firstOffer('sin');
  expect((await s.book(agent, offerRef, { onBehalf: { userId: member!.id, ...empty } })).code).toBe('rq0001');
  const own = (await s.book(agent, offerRef)).data.orderId;
  expect((await s.call('GET', `v1/user/hotel/order/${own}`, { token: agent })).data.staffReasons).toBeNull();
});
