import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newKey, startService, type TestService } from '../../../testing/service.ts';
import { testStart } from '../../../testing/environment.ts';
import { notifyOrders } from '../booking/emails/booking-emails.ts';

let s: TestService;
beforeAll(async () => {
  s = await startService();
});
afterAll(() => s.close());
beforeEach(() => void (s.clock.now = new Date(testStart)));

const tokenIn = (text: string) => /[?&#]token=([\w-]+)/.exec(text)?.[1] ?? '';

describe('an inquiry', () => {
  const body = {
    title: 'ms',
    name: 'Haruka Sato',
    country: 'JP',
    phone: '+81 90 1234 5678',
    email: 'haruka@letters.test',
    type: 'booking',
    text: 'May we arrive at six in the morning?',
  };
  const send = (change: object = {}, key = newKey(), address = '10.3.0.1') =>
    s.call('POST', 'v1/contact', {
      body: { ...body, ...change },
      headers: { 'idempotency-key': key },
      locale: 'ja',
      address,
    });

  test('is stored once, sent to us, and copied to its sender in their language', async () => {
    const key = newKey();
    const first = await send({}, key);
    expect(first.data.inquiryNumber).toMatch(/^C[2-9A-Z]{8}$/);
    expect((await send({}, key)).data).toEqual(first.data);
    expect((await send({ text: 'Something else' }, key)).code).toBe('rq0007');
    const copy = await s.emails('haruka@letters.test');
    expect(copy.map((email) => email.template)).toEqual(['contact-received']);
    expect(copy[0]?.text).toContain(first.data.inquiryNumber);
    expect((await s.emails(s.services.env.SERVICE_MAILBOX))[0]?.text).toContain('May we arrive at six');
  });

  test.each([
    [{ title: '' }, 'title', 'required'],
    [{ title: 'His Excellency' }, 'title', 'salutation'],
    [{ title: 'MS' }, 'title', 'salutation'],
    [{ name: '' }, 'name', 'required'],
    [{ name: 'x'.repeat(51) }, 'name', 'name-length'],
    [{ country: '' }, 'country', 'required'],
    [{ phone: '' }, 'phone', 'required'],
    [{ phone: '12345678' }, 'phone', 'phone'],
    [{ phone: '1'.repeat(16) }, 'phone', 'phone'],
    [{ email: 'nobody' }, 'email', 'email'],
    [{ email: '' }, 'email', 'required'],
    [{ type: 'gossip' }, 'type', 'required'],
    [{ text: '  ' }, 'text', 'required'],
  ])('%j is reported at its field', async (change, path, message) => {
    const reply = await send(change, newKey(), '10.3.0.2');
    expect((reply.failure.details as { issues: { path: string; code: string }[] }).issues).toContainEqual(
      expect.objectContaining({ path, code: message }),
    );
  });

  test('user input is inert in the email', async () => {
    await send(
      {
        name: 'A <b>bold</b> "name"',
        email: 'script@letters.test',
        text: '<script>alert(1)</script>\n=HYPERLINK("https://evil.test")',
      },
      newKey(),
      '10.3.0.3',
    );
    const email = (await s.emails(s.services.env.SERVICE_MAILBOX)).at(-1);
    expect(email?.html).not.toContain('<script>alert');
    expect(email?.html).not.toContain('<b>bold');
  });

  test('one address cannot flood us', async () => {
    const codes = [];
    for (let i = 0; i < 12; i++)
      codes.push((await send({ email: `flood${i}@letters.test` }, newKey(), '10.3.0.9')).status);
    expect(codes.slice(0, 10).every((status) => status === 200)).toBe(true);
    expect(codes.slice(10)).toEqual([429, 429]);
  });
});

describe('the newsletter', () => {
  const subscribe = (email: string) => s.call('POST', 'v1/newsletter', { body: { email, lang: 'en' } });
  const confirm = (token: string) => s.call('POST', 'v1/newsletter/confirm', { body: { token } });

  test('is sent only to those who confirm, does not reveal which addresses are known, and ends with a click', async () => {
    const first = await subscribe('Reader@News.test');
    const [email] = await s.emails('reader@news.test');
    expect(email?.template).toBe('newsletter-confirm');
    expect((await s.sql<{ status: string }>('select status from newsletter_subscribers'))[0]?.status).toBe(
      'pending',
    );
    const token = tokenIn(email?.text ?? '');
    expect((await confirm(token)).data).toEqual({ state: 'subscribed', email: 'reader@news.test' });
    expect((await confirm(token)).data.state).toBe('already-subscribed');
    s.pass(11 * 60_000);
    const again = await subscribe('reader@news.test');
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    const newest = tokenIn(
      (await s.emails('reader@news.test')).findLast(({ template }) => template === 'newsletter-confirm')
        ?.text ?? '',
    );
    expect((await confirm(newest)).data.state).toBe('already-subscribed');
    expect((await s.call('POST', 'v1/newsletter/unsubscribe', { body: { token: newest } })).status).toBe(200);
    expect((await confirm(newest)).code).toBe('nl0001');
    expect(
      (await s.call('POST', 'v1/newsletter/unsubscribe', { body: { token: 'x'.repeat(43) } })).code,
    ).toBe('nl0001');
  });

  test('takes a name and a country once it is confirmed, and neither is ever demanded', async () => {
    await subscribe('unnamed@news.test');
    const token = tokenIn((await s.emails('unnamed@news.test'))[0]?.text ?? '');
    const describe = (name: string, country: string) =>
      s.call('POST', 'v1/newsletter/details', { body: { token, name, country } });
    const known = () =>
      s.sql(`select name, country, status from newsletter_subscribers where email = 'unnamed@news.test'`);
    expect((await describe('Haruka', 'JP')).code).toBe('nl0001');
    expect(await known()).toEqual([{ name: '', country: '', status: 'pending' }]);
    await confirm(token);
    expect((await describe('', '')).status).toBe(200);
    expect((await describe('Haruka', '')).status).toBe(200);
    expect((await describe('', 'JP')).status).toBe(200);
    expect(await known()).toEqual([{ name: 'Haruka', country: 'JP', status: 'confirmed' }]);
    expect((await describe('Haruka', 'Japan')).code).toBe('rq0001');
    await s.call('POST', 'v1/newsletter/unsubscribe', { body: { token } });
    expect((await describe('Somebody', 'TW')).code).toBe('nl0001');
    expect(await known()).toEqual([{ name: 'Haruka', country: 'JP', status: 'unsubscribed' }]);
  });

  test('the number of emails that a stranger can trigger to an address is limited', async () => {
    for (let i = 0; i < 5; i++) await subscribe('victim@news.test');
    expect(await s.emails('victim@news.test')).toHaveLength(1);
  });

  test('also if all strangers do so at the same moment', async () => {
    await Promise.all(Array.from({ length: 8 }, () => subscribe('victims@news.test')));
    expect(await s.emails('victims@news.test')).toHaveLength(1);
  });
});

describe('staff', () => {
  const body = {
    email: 'new.member@staff.test',
    title: 'mr',
    firstname: 'Ren',
    lastname: 'Ito',
    phone: '+819099998888',
    lang: 'ja',
    reason: 'Asked by phone',
  };
  test('create a member, who chooses a password by email', async () => {
    const employee = (await s.login('employee')).accessToken;
    expect(
      (await s.call('POST', 'v1/admin/user', { token: (await s.login('agent')).accessToken, body })).code,
    ).toBe('au0107');
    expect(
      (await s.call('POST', 'v1/admin/user', { token: (await s.login('noir')).accessToken, body })).code,
    ).toBe('au0107');
    const made = await s.call('POST', 'v1/admin/user', { token: employee, body });
    expect(made.data).toMatchObject({ level: 'basic', email: body.email });
    expect((await s.call('POST', 'v1/admin/user', { token: employee, body })).code).toBe('us0003');
    const email = (await s.emails(body.email)).at(-1);
    expect(
      (
        await s.call('POST', 'v1/auth/forget-password/reset', {
          body: { token: tokenIn(email?.text ?? ''), password: 'Harbour77x' },
        })
      ).status,
    ).toBe(200);
    expect(
      (await s.call('POST', 'v1/auth/login', { body: { username: body.email, password: 'Harbour77x' } }))
        .status,
    ).toBe(200);
    expect(
      await s.sql(`select detail->>'reason' as reason from staff_events where kind = 'member-made'`),
    ).toEqual([{ reason: 'Asked by phone' }]);
  });

  test('find a member by exactly their email address, number or phone, and each search is logged', async () => {
    const agent = (await s.login('agent')).accessToken;
    const find = async (query: string) =>
      (await s.call('POST', 'v1/admin/user/search', { token: agent, body: { query } })).data.members as {
        email: string;
        memberNumber: string;
      }[];
    const [elite] = await find('ELITE@demo.test');
    expect(elite?.email).toBe('elite@demo.test');
    expect((await find(elite?.memberNumber ?? ''))[0]?.email).toBe('elite@demo.test');
    expect((await find('0912 345 671'))[0]?.email).toBe('elite@demo.test');
    expect(await find('elite')).toEqual([]);
    expect(await find('%@demo.test')).toEqual([]);
    expect(await s.sql(`select count(*)::int as n from staff_events where kind = 'member-search'`)).toEqual([
      { n: 5 },
    ]);
    expect(
      (
        await s.call('POST', 'v1/admin/user/search', {
          token: (await s.login('noir')).accessToken,
          body: { query: 'elite@demo.test' },
        })
      ).code,
    ).toBe('au0107');
  });
});

test('a booking, a cancellation and a coupon send one email each', async () => {
  const { accessToken: token } = await s.login('elite');
  const { data } = await s.book(token, (await s.firstOffer('par')).offerRef);
  await Promise.all([notifyOrders(s.services), notifyOrders(s.services), notifyOrders(s.services)]);
  await notifyOrders(s.services);
  expect(
    (await s.call('DELETE', 'v1/hotel/booking', { token, body: { orderId: data.orderId } })).status,
  ).toBe(200);
  await Promise.all([notifyOrders(s.services), notifyOrders(s.services)]);
  const gift = (await s.call('POST', 'v1/user/coupons', { token, body: {} })).data.coupons[0];
  const { serialNumber } = (await s.call('POST', `v1/coupon/${gift.id}/sn`, { token })).data;
  await s.call('PATCH', `v1/coupon/${gift.id}/taken`, { token, body: { serialNumber } });
  const emails = await s.emails('elite@demo.test');
  expect(emails.map((email) => email.template).toSorted()).toEqual([
    'booking-cancelled',
    'booking-confirmed',
    'coupon-taken',
  ]);
  expect(emails.find((email) => email.template === 'booking-confirmed')?.text).toContain(data.bookingNumber);
  expect(emails.find((email) => email.template === 'booking-cancelled')?.text).toContain(data.bookingNumber);
  const files = await s.sql<{ template: string; attachment: { name: string; text: string } | null }>(
    `select template, attachment from mailbox where recipient = 'elite@demo.test' order by template`,
  );
  const [cancelled, confirmed, coupon] = files.map(({ attachment }) => attachment);
  expect(coupon).toBeNull();
  expect(cancelled?.name).toBe(confirmed?.name);
  for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', `UID:${data.bookingNumber}@`])
    expect(cancelled?.text).toContain(line);
  expect(confirmed?.name).toBe(`booking-${data.bookingNumber}.ics`);
  expect(confirmed?.text).toContain('DTSTART;TZID=Europe/Paris:20261201T');
  expect(confirmed?.text).toContain(`UID:${data.bookingNumber}@`);
});

describe('the mailbox of a demonstration', () => {
  test('shows what was sent, as text and as it looks, and executes nothing', async () => {
    await s.call('POST', 'v1/auth/forget-password', {
      body: { email: 'platinum@demo.test', brand: 'main' },
      locale: 'en',
    });
    await s.emails('platinum@demo.test');
    const list = await s.call('GET', 'dev/mailbox?to=platinum@demo.test');
    const policy = list.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'nonce-[\w-]{22}'/);
    expect(policy).not.toMatch(/script-src|unsafe/);
    const id = /mailbox\/(\d+)/.exec(list.text)?.[1];
    const message = await s.call('GET', `dev/mailbox/${id}?lang=ja&to=platinum@demo.test`);
    expect(message.text).toContain('platinum@demo.test');
    expect(message.text).toContain('<html lang="ja">');
    expect(message.text).toMatch(/class="back" href="\.\.\/mailbox\?to=platinum%40demo\.test&amp;lang=ja"/);
    const email = await s.call('GET', `dev/mailbox/${id}/html`);
    expect(email.text).toContain('<html');
    const policyOfEmail = email.headers.get('content-security-policy');
    expect(policyOfEmail).toContain("default-src 'none'");
    expect(policyOfEmail).toContain('img-src http://localhost:3000 http://localhost:3001;');
    const [main, club] = await Promise.all(
      ['main', 'club'].map((brand) => s.call('GET', `dev/mailbox?to=platinum@demo.test&brand=${brand}`)),
    );
    expect(main?.text).toContain(`mailbox/${id}?`);
    expect(club?.text).not.toContain(`mailbox/${id}?`);
    expect(
      (await s.call('GET', `dev/mailbox?to=${encodeURIComponent('"><script>alert(1)</script>')}`)).text,
    ).not.toContain('<script>');
    for (const path of ['dev/mailbox/999999', 'dev/mailbox/x', "dev/mailbox/1'"])
      expect((await s.call('GET', path)).status).toBe(404);
  });

  test('does not exist where mail goes to real people', async () => {
    const real = await startService({
      SMTP_URL: 'smtp://mail.test:587',
      SMS_URL: 'https://sms.test',
      SMS_KEY: 'k',
    });
    expect((await real.call('GET', 'dev/mailbox')).code).toBe('rq0004');
    await real.close();
  });
});
