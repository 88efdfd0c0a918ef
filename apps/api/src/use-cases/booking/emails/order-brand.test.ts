import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Inventory } from '../../../inventory/inventory.ts';
import { pdfText } from '../../../../testing/pdf-text.ts';
import { testStart } from '../../../../testing/environment.ts';
import { startService, type TestService } from '../../../../testing/service.ts';
import { notifyOrders } from './booking-emails.ts';
import { payWith, prepaidOffer } from '../../../../testing/prepaid-offers.ts';
import { expireHolds } from '../holds/release-hold.ts';
import { completeStays, reconcile } from '../holds/reconcile.ts';

let s: TestService;
let embedded: Inventory;
beforeAll(async () => {
  s = await startService({ TAPPAY_THREE_D_SECURE: 'false' });
  embedded = s.services.inventory;
});
afterAll(() => s.close());
beforeEach(() => {
  s.clock.now = new Date(testStart);
  s.services.inventory = embedded;
});

type SentEmail = {
  template: string;
  brand: string;
  locale: string;
  written: string;
  attachment: { text: string } | null;
};
const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** A member who registered at a brand and reads Japanese. */
async function memberOf(brand: 'main' | 'club') {
  const [member] = await s.addMembers(1, 'noir');
  const { id, token } = member!;
  const [row] = await s.sql<{ username: string }>(
    `update users set brand = $2, lang = 'ja' where id = $1 returning username`,
    [id, brand],
  );
  const { username } = row!;
  return {
    id,
    token,
    /** What they were sent, with subject, text and HTML as one. */
    emails: async () => {
      await notifyOrders(s.services);
      await s.emails(username);
      return s.sql<SentEmail>(
        `select template, brand, locale, concat_ws(E'\\n', subject, text, html) as written, attachment from mailbox where recipient = $1 order by id`,
        [username],
      );
    },
  };
}
/** Everything in an email is Lanthorn's: sender, look, words, links and language. */
function expectOfClub(emails: SentEmail[], templates: string[]) {
  expect(emails.map(({ template }) => template)).toEqual(templates);
  for (const { template, brand, locale, written } of emails) {
    expect([template, brand, locale]).toEqual([template, 'club', 'en']);
    expect(written, template).toContain('Lanthorn Club');
    expect(written, template).toContain(`${s.services.env.SITE_URL_CLUB}/en/`);
    expect(written, template).not.toMatch(/aldermere/i);
    expect(written, template).not.toContain(s.services.env.SITE_URL_MAIN);
    expect(written, template).not.toMatch(japanese);
  }
}
const cancel = async (token: string, orderId: string) => {
  const reply = await s.call('DELETE', 'v1/hotel/booking', { token, body: { orderId } });
  expect(reply.status, reply.text).toBe(200);
};

describe('the emails of a stay are of the site on which it was booked', () => {
  test('confirmed, with its calendar file, and cancelled', async () => {
    const { token, emails } = await memberOf('main');
    const { data } = await s.book(token, (await s.firstOffer('tyo')).offerRef, { brand: 'club' });
    await emails();
    await cancel(token, data.orderId);
    const sent = await emails();
    expectOfClub(sent, ['booking-confirmed', 'booking-cancelled']);
    for (const { written } of sent)
      expect(written).toMatch(new RegExp(`"${s.services.env.SITE_URL_CLUB}/mail/pictures/[a-z\\d-]+\\.jpg"`));
    const calendar = sent[0]!.attachment!.text;
    expect(calendar).toContain(`UID:${data.bookingNumber}@lanthorn.example`);
    expect(calendar).toContain('+886 2 5550 1900');
    expect(calendar).not.toMatch(japanese);
  });

  test('booked on Aldermere by a member of Lanthorn: Aldermere, in Japanese', async () => {
    const { token, emails } = await memberOf('club');
    await s.book(token, (await s.firstOffer('tyo')).offerRef, { brand: 'main' });
    expect(await emails()).toMatchObject([
      { brand: 'main', locale: 'ja', attachment: { text: expect.stringContaining('@aldermere.example') } },
    ]);
  });

  test('booked by staff for a member: the site that they used', async () => {
    const member = await memberOf('main');
    const { accessToken } = await s.login('employee');
    const onBehalf = { userId: member.id, ignoreCredit: true, reason: 'Asked for by phone' };
    await s.book(accessToken, (await s.firstOffer('par')).offerRef, { brand: 'club', onBehalf });
    expectOfClub(await member.emails(), ['booking-confirmed']);
  });

  test('pending and then failed', async () => {
    const { token, emails } = await memberOf('main');
    const { offerRef } = await s.firstOffer('par');
    s.services.inventory = { ...embedded, book: () => Promise.reject(new Error('socket hang up')) };
    await s.book(token, offerRef, { brand: 'club' });
    s.services.inventory = embedded;
    s.pass(11 * 60_000);
    await reconcile(s.services, 15_000, 600_000);
    expectOfClub(await emails(), ['booking-failed']);
  });

  test('prepaid: held and not paid, or paid', async () => {
    const { token, emails } = await memberOf('main');
    await s.book(token, (await prepaidOffer(s, 'par')).offerRef, { brand: 'club' });
    s.pass(16 * 60_000);
    await expireHolds(s.services);
    const second = await s.book(token, (await prepaidOffer(s, 'par')).offerRef, { brand: 'club' });
    const paid = await payWith(s, token, second.data.payment.orderId);
    expect(paid.data.status, paid.text).toBe('success');
    expectOfClub(await emails(), ['hold-ended', 'payment-received', 'booking-confirmed']);
  });

  test('the questionnaire, and its notice to customer service', async () => {
    const { id, token, emails } = await memberOf('main');
    const { data } = await s.book(token, (await s.firstOffer('par')).offerRef, { brand: 'club' });
    await notifyOrders(s.services);
    s.clock.now = new Date('2026-12-05T09:01:00Z');
    await completeStays(s.services);
    expectOfClub(await emails(), ['booking-confirmed', 'stay-questionnaire']);
    const { accessToken } = await s.session(id);
    const reply = await s.call('PUT', `v1/user/hotel/order/${data.orderId}/questionnaire`, {
      token: accessToken,
      body: { overall: 5, privileges: {}, roomAsDescribed: 'yes', text: '', mayQuote: false },
    });
    expect(reply.status, reply.text).toBe(200);
    await s.emails(s.services.env.SERVICE_MAILBOX);
    expect(
      await s.sql(`select brand from mailbox where template = 'questionnaire-notice' and text like $1`, [
        `%${data.bookingNumber}%`,
      ]),
    ).toEqual([{ brand: 'club' }]);
  });
});

describe('without a `brand` in the request', () => {
  test('the certificate is of the site on which the stay was booked', async () => {
    const { token } = await memberOf('main');
    const { data } = await s.book(token, (await s.firstOffer('par')).offerRef, { brand: 'club' });
    const reply = await s.app.fetch(
      new Request(`http://api.test/v1/user/hotel/order/${data.orderId}/pdf`, {
        headers: { authorization: `Bearer ${token}`, lang: 'ja' },
      }),
      { incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } } },
    );
    expect(pdfText(new Uint8Array(await reply.arrayBuffer()))).toContain('members@lanthorn.example');
  });
});

describe('an order of an older version, which has no brand,', () => {
  const forget = (orderId: string) => s.sql('update hotel_orders set brand = null where id = $1', [orderId]);

  test('is of the site where the member registered', async () => {
    const { token, emails } = await memberOf('club');
    const { data } = await s.book(token, (await s.firstOffer('par')).offerRef, { brand: 'main' });
    await forget(data.orderId);
    expectOfClub(await emails(), ['booking-confirmed']);
  });

  test('if it is prepaid, is of the site to which its payer returns', async () => {
    const { token, emails } = await memberOf('main');
    const { data } = await s.book(token, (await prepaidOffer(s, 'par')).offerRef, { brand: 'club' });
    await forget(data.orderId);
    await payWith(s, token, data.payment.orderId);
    expectOfClub(await emails(), ['payment-received', 'booking-confirmed']);
  });
});
