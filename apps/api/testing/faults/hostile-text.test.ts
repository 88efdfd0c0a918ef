import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newAddress, newEmail, newRegistration } from '../accounts.ts';
import { hostileTexts, type HostileText } from '../hostile-inputs.ts';
import { guest, newKey, startService, type Reply, type TestService } from '../service.ts';

let s: TestService;
const tokens = { member: '', employee: '' };
let memberId = '';
/** What an employee has seen before making another. */
const customOrders = async () =>
  Number(
    (
      await s.sql<{ n: string }>(
        `select count(*) as n from product_orders where user_id = $1 and kind = 'custom'`,
        [memberId],
      )
    )[0]?.n,
  );
let offerRef = '';
let productOrder = '';
let registration = {};
beforeAll(async () => {
  s = await startService();
  const [member] = await s.addMembers(1, 'noir');
  Object.assign(tokens, { member: member!.token, employee: (await s.login('employee')).accessToken });
  memberId = member!.id;
  await s.sql(`update users set lang = 'en', username = 'hostile@mail.test' where id = $1`, [memberId]);
  registration = await newRegistration(s);
  const found = await s.firstOffer('tyo');
  await s.leave(found.roomTypeId, 200);
  offerRef = (await s.firstOffer('tyo')).offerRef;
  productOrder = (await post('v1/product/order/fast-track', flight)).data.order.id;
});
afterAll(() => s.close());

const post = (
  path: string,
  body: unknown,
  { token = tokens.member, method = 'POST' }: { token?: string; method?: string } = {},
): Promise<Reply> =>
  s.call(method, path, { body, token, address: newAddress(), headers: { 'idempotency-key': newKey() } });
const flight = {
  productId: 'tpe-arrival',
  serviceDay: '2026-12-20',
  serviceTime: '10:30',
  flightNumber: 'BR198',
  passengers: [{ name: 'Haruka Sato' }, { name: 'Ren Sato' }],
  contactName: 'Haruka Sato',
  contactPhone: '+819012345678',
};
const journey = {
  name: 'Haruka Sato',
  email: 'hostile@mail.test',
  phone: '+819012345678',
  destination: 'Tohoku',
  departure: '2027-03-01',
  days: 9,
  adults: 2,
  budgetTwd: null,
  agreed: true,
};
const inquiry = {
  title: 'ms',
  name: 'Haruka Sato',
  country: 'JP',
  phone: '+819012345678',
  email: 'hostile@mail.test',
  type: 'booking',
  text: 'Hello',
};
const address = {
  country: 'TW',
  city: 'Taipei',
  street: '88 Dunhua South Road',
  building: '12F',
  postalCode: '106',
};

type Send = (text: string) => Promise<Reply> | Reply;
/**
 * Every free-text field, and how it is submitted. Fields with a strict format (email, phone, passport
 * names) are included: they must reject.
 */
const fields: Record<string, Send> = {
  'booking: note': (text) => post('v1/hotel/booking', { offerRef, guest, agreed: true, note: text }),
  'booking: first name': (text) =>
    post('v1/hotel/booking', { offerRef, agreed: true, guest: { ...guest, firstname: text } }),
  'booking: last name': (text) =>
    post('v1/hotel/booking', { offerRef, agreed: true, guest: { ...guest, lastname: text } }),
  'booking: title': (text) =>
    post('v1/hotel/booking', { offerRef, agreed: true, guest: { ...guest, title: text } }),
  'booking: email': (text) =>
    post('v1/hotel/booking', { offerRef, agreed: true, guest: { ...guest, email: text } }),
  'booking: phone': (text) =>
    post('v1/hotel/booking', { offerRef, agreed: true, guest: { ...guest, phone: text } }),
  'booking: special request': (text) =>
    post('v1/hotel/booking', { offerRef, agreed: true, guest, specialRequests: [text] }),
  'booking: arrival time': (text) =>
    post('v1/hotel/booking', { offerRef, agreed: true, guest, arrivalTime: text }),
  'booking: guest of another room': (text) =>
    post('v1/hotel/booking', {
      offerRef,
      agreed: true,
      guest,
      roomGuests: [{ lastname: text, firstname: 'Ya-Ting' }],
    }),
  'booking: loyalty number': (text) =>
    post('v1/hotel/booking', { offerRef, agreed: true, guest, loyaltyNumber: text }),
  'booking: offer': (text) => post('v1/hotel/booking', { offerRef: text, agreed: true, guest }),
  ...Object.fromEntries(
    (['title', 'city', 'street', 'building'] as const).map((field) => [
      `register: ${field}`,
      async (text: string) =>
        s.call('POST', 'v1/auth/register', {
          body: { ...(await newRegistration(s)), [field]: text },
          address: newAddress(),
        }),
    ]),
  ),
  ...Object.fromEntries(
    (
      [
        'firstname',
        'lastname',
        'postalCode',
        'country',
        'inviteCode',
        'birthDate',
        'password',
        'emailTicket',
      ] as const
    ).map((field) => [
      `register: ${field}`,
      (text: string) =>
        s.call('POST', 'v1/auth/register', {
          body: { ...registration, [field]: text },
          address: newAddress(),
        }),
    ]),
  ),
  'register: name of the emergency contact': async (text) =>
    s.call('POST', 'v1/auth/register', {
      body: await newRegistration(s, { emergencyContact: { name: text, phone: '+886223456789' } }),
      address: newAddress(),
    }),
  'login: username': (text) => post('v1/auth/login', { username: text, password: 'x' }),
  'login: password': (text) => post('v1/auth/login', { username: newEmail(), password: text }),
  invitation: (text) => post('v1/auth/invite/verify-code/check', { code: text }),
  ...Object.fromEntries(
    (['title', 'name', 'country', 'phone', 'email', 'text'] as const).map((field) => [
      `contact: ${field}`,
      (text: string) => post('v1/contact', { ...inquiry, [field]: text }),
    ]),
  ),
  'newsletter: name': (text) =>
    post('v1/newsletter', { email: newEmail(), name: text, country: 'JP', lang: 'en' }),
  ...Object.fromEntries(
    (['name', 'email', 'phone', 'destination', 'departure', 'note'] as const).map((field) => [
      `tailor-made: ${field}`,
      (text: string) => post('v1/product/tailor-made', { ...journey, [field]: text }),
    ]),
  ),
  ...Object.fromEntries(
    (['productId', 'flightNumber', 'contactName', 'contactPhone', 'note'] as const).map((field) => [
      `fast track: ${field}`,
      (text: string) => post('v1/product/order/fast-track', { ...flight, [field]: text }),
    ]),
  ),
  'fast track: passenger': (text: string) =>
    post('v1/product/order/fast-track', { ...flight, passengers: [{ name: text }] }),
  'fast track: terminal': (text: string) =>
    post('v1/product/order/fast-track', { ...flight, terminal: text }),
  ...Object.fromEntries(
    (
      [
        'companyTitle',
        'companyName',
        'taxId',
        'hobby',
        'preferredContactTime',
        'passportNationality',
      ] as const
    ).map((field) => [
      `profile: ${field}`,
      (text: string) => post('v1/user/profile', { particulars: { [field]: text } }, { method: 'PUT' }),
    ]),
  ),
  ...Object.fromEntries(
    (['city', 'street', 'building', 'postalCode'] as const).map((field) => [
      `profile: ${field}`,
      (text: string) =>
        post('v1/user/profile', { address: { ...address, [field]: text } }, { method: 'PUT' }),
    ]),
  ),
  'profile: title': (text) => post('v1/user/profile', { title: text }, { method: 'PUT' }),
  'profile: name of the emergency contact': (text) =>
    post('v1/user/profile', { emergencyContact: { name: text, phone: '+886223456789' } }, { method: 'PUT' }),
  'payment: name': (text) =>
    post('v1/product/order/membership/payment/tappay-direct', {
      orderId: productOrder,
      prime: '0123456789abcdef',
      payer: { name: text, email: 'hostile@mail.test', phone: '+819012345678' },
      invoice: { type: 'personal', carrier: { kind: 'member' } },
      agreed: true,
    }),
  'payment: title of the invoice': (text) =>
    post('v1/product/order/membership/payment/tappay-direct', {
      orderId: productOrder,
      prime: '0123456789abcdef',
      payer: { name: 'Haruka Sato', email: 'hostile@mail.test', phone: '+819012345678' },
      invoice: { type: 'company', title: text, companyNumber: '10458575' },
      agreed: true,
    }),
  'staff: title of an order': async (text) =>
    post(
      'v1/product/order/custom',
      {
        userId: memberId,
        customOrders: await customOrders(),
        title: text,
        amountTwd: 100,
        reason: 'Asked for',
      },
      { token: tokens.employee },
    ),
  'staff: description of an order': async (text) =>
    post(
      'v1/product/order/custom',
      {
        userId: memberId,
        customOrders: await customOrders(),
        title: 'A car',
        description: text,
        amountTwd: 100,
        reason: 'Asked for',
      },
      { token: tokens.employee },
    ),
  'staff: reason': async (text) =>
    post(
      'v1/product/order/custom',
      { userId: memberId, customOrders: await customOrders(), title: 'A car', amountTwd: 100, reason: text },
      { token: tokens.employee },
    ),
  'staff: whom to find': (text) => post('v1/admin/user/search', { query: text }, { token: tokens.employee }),
  'staff: title of a new member': (text) =>
    post(
      'v1/admin/user',
      {
        email: newEmail(),
        title: text,
        firstname: 'Mei',
        lastname: 'Lin',
        phone: '+886912345678',
        lang: 'en',
        reason: 'Asked for',
      },
      { token: tokens.employee },
    ),
  search: (text) => s.call('GET', `v1/search?q=${encodeURIComponent(text.toWellFormed())}`),
  'journal: keyword': (text) => post('v1/blog/search-by-tags', { keyword: text }),
  'loyalty number': (text) =>
    post('v1/user/hotel/loyalty', { programme: 'jal', number: text }, { method: 'PATCH' }),
};

const texts = Object.keys(hostileTexts) as HostileText[];
/** Kept out of every text, whatever field it is in: they break lines of headers, turn text around or end strings early. */
// oxlint-disable-next-line no-control-regex -- finding them is the point
const harmful = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;

describe.each(Object.keys(fields))('%s', (field) => {
  // One mailbox gets them all, more than anybody else may send to it.
  beforeEach(() => s.sql(`delete from login_attempts where subject like 'send:%'`));
  test('accepts each text as it is or rejects it, and reveals no internals', async () => {
    for (const name of texts) {
      const reply = await (fields[field] as Send)(hostileTexts[name]);
      const shown = `${name}: ${reply.text.slice(0, 300)} ${JSON.stringify(s.logged.at(-1) ?? '').slice(0, 300)}`;
      expect([200, 400, 404, 409, 429], shown).toContain(reply.status);
      expect(reply.text, shown).not.toMatch(/\n\s+at |node_modules|\.ts:\d|syntax error|root:x:/);
      expect(reply.headers.get('content-type'), shown).toContain('application/json');
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
      if (reply.status === 200)
        expect(harmful.test(JSON.stringify(JSON.parse(reply.text)).replaceAll('\\n', '')), shown).toBe(false);
      if (name === 'nul' || name === 'surrogate')
        expect(reply.status === 200 && field !== 'search', shown).toBe(false);
    }
  });
});

test('no table was dropped, no rights gained, and stored texts contain no harmful characters', async () => {
  expect((await s.sql('select count(*)::int as n from users'))[0]).not.toEqual({ n: 0 });
  expect(
    await s.sql(`select username from users where level in ('employee', 'agent') and not demonstration`),
  ).toEqual([]);
  const kept = await s.sql<{ kept: string }>(
    `select note || guest::text as kept from hotel_orders union all select content::text from contact_inquiries union all select content::text from tailor_made_requests union all select detail::text from product_orders
     union all select name from newsletter_subscribers union all select firstname || lastname || title || coalesce(address::text, '') || particulars::text || coalesce(emergency_contact::text, '') from users`,
  );
  expect(kept.length).toBeGreaterThan(50);
  expect(
    kept
      .map((row) => JSON.stringify(row.kept))
      .filter((row) => harmful.test(row) || /\\u(000[0-8bcef]|001|007f|202[a-e]|206[6-9])/i.test(row)),
  ).toEqual([]);
});

describe('in mail', () => {
  test('nothing is executed, no header is added, none of their URLs becomes a link', async () => {
    const waiting = async () => (
      await s.emails('hostile@mail.test'),
      (await s.sql(`select 1 from outbox where state = 'queued'`)).length
    );
    await expect.poll(waiting).toBe(0);
    const emails = await s.sql<{ recipient: string; subject: string; text: string; html: string }>(
      'select recipient, subject, text, html from mailbox',
    );
    expect(emails.length).toBeGreaterThan(20);
    expect(emails.some(({ text }) => text.includes('alert(1)'))).toBe(true); // the input is there, as text
    for (const { recipient, subject, text, html } of emails) {
      expect(`${recipient}${subject}`).not.toMatch(/[\r\n]/);
      expect(harmful.test(subject + text.replaceAll('\r\n', '\n'))).toBe(false);
      const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
      expect(
        tags.filter((tag) => /^<(script|svg|iframe|object|embed|form)|\son\w+\s*=|javascript:/i.test(tag)),
      ).toEqual([]);
      expect(tags.filter((tag) => /evil\.example/.test(tag))).toEqual([]);
    }
  });
});

describe('in the certificate', () => {
  test('is only text: no script, no link, no action, and a safe file name', async () => {
    for (const name of texts) {
      const reply = await post('v1/hotel/booking', {
        offerRef,
        guest,
        agreed: true,
        note: hostileTexts[name],
      });
      if (reply.status !== 200) continue;
      const pdf = await s.app.fetch(
        new Request(`http://api.test/v1/user/hotel/order/${reply.data.orderId}/pdf`, {
          headers: { authorization: `Bearer ${tokens.member}` },
        }),
        { incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } } },
      );
      expect(pdf.status, name).toBe(200);
      expect(pdf.headers.get('content-disposition')).toMatch(
        /^attachment; filename="booking-V[0-9A-Z]{9}\.pdf"$/,
      );
      expect(pdf.headers.get('cache-control')).toBe('no-store');
      const bytes = Buffer.from(await pdf.arrayBuffer());
      expect(pdfWords(bytes), name).not.toMatch(
        /\/(JavaScript|JS|Launch|URI|SubmitForm|GoToR|EmbeddedFile|OpenAction|AA)\b/,
      );
      expect(bytes.subarray(-6).toString('latin1').trim()).toBe('%%EOF');
    }
  });
});
/** The objects of a PDF, decompressed if necessary. */
function pdfWords(bytes: Buffer): string {
  const raw = bytes.toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map((match) => {
    try {
      return inflateSync(Buffer.from(match[1] ?? '', 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  const objects = raw.replaceAll(/stream\r?\n[\s\S]*?\r?\nendstream/g, '');
  // object streams; page contents and fonts hold no actions
  return `${objects}\n${streams.filter((text) => /^\d+ \d+ /.test(text)).join('\n')}`;
}
