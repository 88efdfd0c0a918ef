import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { locales } from '@voyage/domain/locale.ts';
import { wordsOf } from '../mail/content.ts';
import { emailTemplates } from '../../testing/mail/rendered.ts';
import { templateNames, templates, type TemplateName } from '../mail/templates.ts';
import { testStart } from '../../testing/environment.ts';
import { newKey, startService, type TestService } from '../../testing/service.ts';
import { maxOpenOrders, sendingLimits } from './sending-limits.ts';

/** What limits each message: the table above, or what it can only follow once. */
const limitOf: Record<TemplateName, keyof typeof sendingLimits | `once: ${string}`> = {
  'verify-code': 'emailCode',
  'verify-code-registered': 'emailCode',
  'verify-code-sms': 'smsCode',
  welcome: 'once: a registration, with two codes',
  'password-reset': 'passwordReset',
  'password-changed': 'once: a change that the owner has proved',
  'second-factor-changed': 'once: a code of the second factor',
  'export-requested': 'accountRequest',
  'export-ready': 'accountRequest',
  'deletion-requested': 'accountRequest',
  'account-deleted': 'once: an account',
  'booking-confirmed': 'once: a booking, which takes a credit',
  'booking-cancelled': 'once: a booking, which takes a credit',
  'room-cancelled': 'once: a cancellation of a room',
  'booking-not-cancelled': 'once: a cancellation of a booking',
  'booking-failed': 'once: a booking, which takes a credit',
  'rooms-held': 'once: a booking, which takes a credit',
  'stay-payable': 'once: a booking, which takes a credit',
  'hold-ended': 'once: a booking, which takes a credit',
  'stay-questionnaire': 'once: a stay',
  'questionnaire-notice': 'review',
  'payment-received': 'once: money',
  'payment-failed': 'once: a payment',
  'payment-released': 'once: money',
  'payment-refunded': 'once: money',
  'membership-active': 'once: money',
  'membership-expiring': 'once: a term',
  'fast-track-awaiting': 'once: money',
  'fast-track-confirmed': 'once: money',
  'fast-track-declined': 'once: money',
  'tailor-made-received': 'tailorMade',
  'tailor-made-stage': 'tailorMadeStage',
  'desk-notice': 'tailorMade',
  'custom-order': 'customOrder',
  'coupon-taken': 'once: a coupon',
  'contact-received': 'contact',
  'contact-notice': 'contact',
  'concierge-answer': 'concierge',
  'newsletter-confirm': 'newsletter',
  'newsletter-welcome': 'newsletter',
  invitation: 'invitation',
};

let s: TestService;
beforeAll(async () => void (s = await startService()));
afterAll(() => s.close());
beforeEach(() => void (s.clock.now = new Date(testStart)));

const victim = 'victim@example.test';
let addresses = 0;
const newAddress = () => `10.9.${Math.floor(addresses / 200)}.${addresses++ % 200}`;
const journey = {
  name: 'Haruka Sato',
  email: victim,
  phone: '+819012345678',
  destination: 'Portugal',
  departure: '2027-05-01',
  days: 7,
  adults: 2,
  budgetTwd: null,
  agreed: true,
};
const inquiry = {
  title: 'ms',
  name: 'Haruka Sato',
  country: 'JP',
  phone: '+819012345678',
  email: victim,
  type: 'booking',
  text: 'About a room.',
};
const withKey = () => ({ 'idempotency-key': newKey() });
const queued = async (template: string) =>
  Number(
    (
      await s.sql<{ n: string }>('select count(*) as n from outbox where template = $1 and recipient = $2', [
        template,
        victim,
      ])
    )[0]?.n,
  );
const member = async () => (await s.addMembers(1, 'elite'))[0]!;

describe('one mailbox, whoever writes and from wherever', () => {
  test('gets few copies of tailor-made requests', async () => {
    const senders = await s.addMembers(12, 'elite');
    const replies = await Promise.all(
      senders.flatMap(({ token }) =>
        Array.from({ length: 3 }, () =>
          s.call('POST', 'v1/product/tailor-made', {
            token,
            body: journey,
            headers: withKey(),
            address: newAddress(),
          }),
        ),
      ),
    );
    expect(await queued('tailor-made-received')).toBe(sendingLimits.tailorMade.recipient);
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([undefined, 'au0105']));
  });

  test('gets few copies of inquiries', async () => {
    for (let i = 0; i < 9; i++)
      await s.call('POST', 'v1/contact', { body: inquiry, headers: withKey(), address: newAddress() });
    expect(await queued('contact-received')).toBe(sendingLimits.contact.recipient);
  });

  test('gets few questions whether it wants the newsletter, with a pause between two', async () => {
    const { recipient, secondsBetween } = sendingLimits.newsletter;
    const subscribe = () =>
      s.call('POST', 'v1/newsletter', {
        body: { email: victim, name: 'Haruka', country: 'JP', lang: 'en' },
        address: newAddress(),
      });
    const codes = [];
    for (let i = 0; i <= recipient; i++) {
      codes.push((await subscribe()).code);
      s.pass((secondsBetween + 1) * 1000);
    }
    expect(codes).toEqual([...Array.from({ length: recipient }, () => undefined), 'au0105']);
    expect(await queued('newsletter-confirm')).toBe(recipient);
    s.pass(60 * 60_000);
    expect((await subscribe()).status).toBe(200);
    s.pass((secondsBetween - 1) * 1000);
    expect((await subscribe()).status).toBe(200); // the answer is the same, and no email is sent
    expect(await queued('newsletter-confirm')).toBe(recipient + 1);
  });

  test.each([
    ['emailCode', 'v1/auth/email/verify-code/send', { email: victim }],
    ['smsCode', 'v1/auth/phone/verify-code/send', { phone: '+886912345600' }],
  ] as const)('gets few codes, with a pause between two: %s', async (what, path, body) => {
    const { recipient, secondsBetween } = sendingLimits[what];
    const send = async () => (await s.call('POST', path, { body, address: newAddress() })).code;
    for (let i = 0; i < recipient; i++) {
      expect(await send()).toBe(undefined);
      s.pass((secondsBetween - 1) * 1000);
      expect(await send()).toBe('au0114');
      s.pass(2000);
    }
    expect(await send()).toBe('au0114');
  });
});

test('limits the requests of one member, whatever the addresses', async () => {
  const { token } = await member();
  const codes = [];
  for (let i = 0; i < 8; i++)
    codes.push(
      (
        await s.call('POST', 'v1/product/tailor-made', {
          token,
          body: { ...journey, email: `other-${i}@example.test` },
          headers: withKey(),
          address: newAddress(),
        })
      ).code,
    );
  expect(codes.filter((code) => code === undefined)).toHaveLength(sendingLimits.tailorMade.account);
});

test('a repetition of what was already sent is not counted', async () => {
  const { token } = await member();
  const headers = withKey();
  const body = { ...journey, email: 'again@example.test' };
  for (let i = 0; i < 9; i++)
    expect((await s.call('POST', 'v1/product/tailor-made', { token, body, headers })).status).toBe(200);
});

test('all SMS together are limited, from however many addresses and to however many numbers', async () => {
  const { everybody } = sendingLimits.smsCode;
  await s.sql(
    `insert into login_attempts (subject, failures, window_start) values ('send:smsCode:everybody:all', $1, $2)
     on conflict (subject) do update set failures = excluded.failures, window_start = excluded.window_start`,
    [everybody - 1, s.clock.now],
  );
  const send = (phone: string) =>
    s.call('POST', 'v1/auth/phone/verify-code/send', { body: { phone }, address: newAddress() });
  const first = await send('+886912345670');
  expect(first.status, first.text).toBe(200);
  expect((await send('+886912345671')).code).toBe('au0105');
  s.pass(61 * 60_000);
  expect((await send('+886912345671')).status).toBe(200);
});

test('a member has few unpaid orders at a time, and more once they are given up', async () => {
  const { token } = await member();
  const buy = () => s.call('POST', 'v1/product/order/booking-credit', { token, body: { credits: 1 } });
  const replies = await Promise.all(Array.from({ length: maxOpenOrders + 5 }, buy));
  const made = replies.filter(({ status }) => status === 200);
  expect(made).toHaveLength(maxOpenOrders);
  expect((await buy()).code).toBe('au0105');
  await s.call('POST', 'v1/product/order/cancel', { token, body: { orderId: made[0]?.data.order.id } });
  expect((await buy()).status).toBe(200);
});

test('no subject contains text that a person wrote', () => {
  const personal = ['name', 'freeText', 'lines'];
  for (const template of emailTemplates)
    for (const locale of locales) {
      const { subject } = wordsOf(template, locale);
      const fields: Record<string, unknown> = templates[template].fields;
      for (const [, field = ''] of subject.matchAll(/\{(\w+)\}/g))
        expect(personal, `${template} ${locale}: ${field}`).not.toContain(
          String(fields[field]).replace('?', ''),
        );
    }
});

test('every message is limited, by the table or by what triggers it only once', () => {
  expect(Object.keys(limitOf).toSorted()).toEqual([...templateNames].toSorted());
});
