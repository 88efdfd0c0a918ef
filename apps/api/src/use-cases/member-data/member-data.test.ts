import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testStart } from '../../../testing/environment.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { sendingLimits } from '../../session/sending-limits.ts';
import { emailsTo, login, newMember } from '../../../testing/accounts.ts';
import { processAccountRequests } from './process-account-requests.ts';

const day = 86_400_000;
let s: TestService;
beforeAll(async () => (s = await startService()));
afterAll(() => s.close());
beforeEach(() => void (s.clock.now = new Date(testStart)));

type Kind = 'export' | 'deletion';
const password = 'Cedar7Lantern';
const path = 'v1/user/account-request';
const ask = (token: string, kind: Kind, given = password) =>
  s.call('POST', path, { token, body: { kind, password: given } });
const list = async (token: string) => (await s.call('GET', path, { token })).data.requests;
const withdraw = (token: string, kind: Kind) => s.call('DELETE', path, { token, body: { kind } });
const download = (token: string) => s.call('GET', 'v1/user/account-data', { token });
const emailTemplatesTo = async (email: string) => (await emailsTo(s, email)).map(({ template }) => template);
/** Moving the clock ends the session: the member logs in again. */
const again = async (email: string): Promise<string> => (await login(s, email, password)).data.accessToken;

describe('the member', () => {
  test.each(['export', 'deletion'] as const)(
    'enters the password again, with limited attempts: %s',
    async (kind) => {
      const { token, email } = await newMember(s);
      const codes = [];
      for (let i = 0; i < 11; i++) codes.push((await ask(token, kind, 'Wrong1password')).code);
      expect(codes).toEqual([...Array(10).fill('au0115'), 'au0105']);
      expect((await ask(token, kind)).code).toBe('au0105');
      expect(await list(token)).toEqual([]);
      expect(await emailTemplatesTo(email)).not.toContain(`${kind}-requested`);
    },
  );

  test('is informed by email at once; repeating the request, also concurrently, changes nothing', async () => {
    const { token, email } = await newMember(s);
    await Promise.all([ask(token, 'deletion'), ask(token, 'deletion')]);
    s.pass(day);
    expect((await ask(token, 'deletion')).data.requests).toEqual([
      {
        kind: 'deletion',
        requestedAt: testStart,
        dueAt: new Date(Date.parse(testStart) + 14 * day).toISOString(),
        ready: false,
        endsAt: null,
      },
    ]);
    expect((await emailTemplatesTo(email)).filter((name) => name === 'deletion-requested')).toHaveLength(1);
  });
});

describe('a copy of the data', () => {
  test('is ready after a day, which one email reports, and is available for a week', async () => {
    const { token, email } = await newMember(s);
    await ask(token, 'export');
    await processAccountRequests(s.services);
    expect((await download(token)).code).toBe('us0007');
    s.pass(day);
    expect((await list(token))[0]).toMatchObject({ kind: 'export', ready: true });
    await processAccountRequests(s.services);
    await processAccountRequests(s.services);
    expect((await emailTemplatesTo(email)).filter((name) => name === 'export-ready')).toHaveLength(1);
    expect((await download(token)).status).toBe(200);
    s.pass(7 * day);
    const later = await again(email);
    expect((await download(later)).code).toBe('us0007');
    expect(await list(later)).toEqual([]);
    expect((await ask(later, 'export')).data.requests).toHaveLength(1); // a new request
  });

  test('contains what the member entered and did, and nothing about anybody else or the password', async () => {
    const { token, email, phone } = await newMember(s, { newsletter: true, inviteCode: 'NOIR-2026-DEMO' });
    const offer = await s.firstOffer('par');
    const stay = (await s.book(token, offer.offerRef)).data;
    const { hotelId } = offer;
    await s.call('PATCH', 'v1/user/hotel/favorite', { token, body: { hotelId, note: 'a quiet room' } });
    await s.call('PATCH', 'v1/user/hotel/loyalty', { token, body: { programme: 'jal', number: '12345678' } });
    await ask(token, 'export');
    s.pass(day);
    const data = JSON.parse((await download(token)).text);
    expect(data).toMatchObject({
      profile: { email, phone },
      membership: { level: 'basic' },
      stays: [{ bookingNumber: stay.bookingNumber, guest: {}, price: {} }],
      favourites: [{ note: 'a quiet room' }],
      loyaltyNumbers: [{ programme: 'jal', number: '12345678' }],
      newsletter: [{ status: expect.any(String) }],
      invitations: [{ code: 'NOIR-2026-DEMO', level: 'noir', closedAt: null }],
      sessions: [{ current: true }],
    });
    expect(JSON.stringify(data)).not.toMatch(/argon2|passwordHash|password_hash/);
    const { token: stranger } = await newMember(s);
    expect((await download(stranger)).code).toBe('us0007');
  });

  test('can be asked for a few times a day, however often it is withdrawn', async () => {
    const { token, email } = await newMember(s);
    const codes = [];
    for (let n = 0; n < 8; n++) {
      codes.push((await ask(token, 'export')).code);
      await withdraw(token, 'export');
    }
    const most = sendingLimits.accountRequest.account;
    expect(codes).toEqual([...Array(most).fill(undefined), ...Array(8 - most).fill('au0105')]);
    expect((await emailTemplatesTo(email)).filter((name) => name === 'export-requested')).toHaveLength(most);
  });

  test('that was withdrawn is not made', async () => {
    const { token, email } = await newMember(s);
    await ask(token, 'export');
    expect((await withdraw(token, 'export')).data.requests).toEqual([]);
    expect((await withdraw(token, 'export')).status).toBe(200);
    s.pass(day);
    await processAccountRequests(s.services);
    expect((await download(token)).code).toBe('us0007');
    expect(await emailTemplatesTo(email)).not.toContain('export-ready');
  });
});

describe('the end of an account', () => {
  test('happens after two weeks and not before, as the last email says; then the member cannot log in', async () => {
    const { token, email } = await newMember(s, { firstname: 'Zsofia', lastname: 'Quixhalm' });
    await ask(token, 'deletion');
    s.pass(14 * day - 1000);
    await processAccountRequests(s.services);
    expect((await login(s, email, password)).status).toBe(200);
    s.pass(1000);
    await Promise.all([processAccountRequests(s.services), processAccountRequests(s.services)]);
    expect((await login(s, email, password)).code).toBe('au0101');
    expect(await emailTemplatesTo(email)).toEqual(['account-deleted']);
    expect(await s.sql(`select 1 from users where firstname = 'Zsofia'`)).toEqual([]);
    await processAccountRequests(s.services);
    expect(await emailTemplatesTo(email)).toEqual(['account-deleted']);
  });

  test('can be stopped by the member until then', async () => {
    const { token, email } = await newMember(s);
    await ask(token, 'deletion');
    s.pass(13 * day);
    await withdraw(await again(email), 'deletion');
    s.pass(2 * day);
    await processAccountRequests(s.services);
    expect((await login(s, email, password)).status).toBe(200);
  });

  test('is rejected while a stay is ahead, and waits for one that is booked in the meantime', async () => {
    const { token, email } = await newMember(s);
    const booked = (await s.book(token, (await s.firstOffer('tyo')).offerRef)).data;
    expect(await ask(token, 'deletion')).toMatchObject({ status: 409, code: 'us0006' });
    expect(await list(token)).toEqual([]);
    await s.sql(`update hotel_orders set status = 'completed' where id = $1`, [booked.orderId]);
    expect((await ask(token, 'deletion')).status).toBe(200);
    await s.sql(`update hotel_orders set status = 'confirmed' where id = $1`, [booked.orderId]);
    s.pass(15 * day);
    await processAccountRequests(s.services);
    expect((await login(s, email, password)).status).toBe(200);
    await s.sql(`update hotel_orders set status = 'completed' where id = $1`, [booked.orderId]);
    await processAccountRequests(s.services);
    expect((await login(s, email, password)).code).toBe('au0101');
  });
});
