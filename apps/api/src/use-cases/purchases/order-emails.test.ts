import { expect, test } from 'vitest';
import { remindOfMemberships } from './purchase-emails.ts';
import { s, cards, member, pay, setUp } from '../../../testing/product-payments.ts';

setUp();

const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;
/** A member who registered at Aldermere, reads Japanese and buys on Lanthorn Club. */
async function buyer() {
  const { id, token } = await member();
  const [row] = await s.sql<{ username: string }>(
    `update users set brand = 'main', lang = 'ja' where id = $1 returning username`,
    [id],
  );
  return {
    token,
    emails: async () => {
      await s.emails(row!.username);
      return s.sql<{ template: string; brand: string; locale: string; written: string }>(
        `select template, brand, locale, concat_ws(E'\\n', subject, text, html) as written from mailbox where recipient = $1 order by id`,
        [row!.username],
      );
    },
  };
}
const ofClub = (template: string) => ({
  template,
  brand: 'club',
  locale: 'en',
  written: expect.not.stringMatching(japanese),
});

test('a membership bought on Lanthorn Club: its emails, and the reminder before it ends', async () => {
  const { token, emails } = await buyer();
  const { data } = await s.call('POST', 'v1/product/order/membership', {
    token,
    body: { level: 'elite', brand: 'club' },
  });
  await pay(token, data.order.id, cards.good);
  s.clock.now = new Date('2027-10-20T04:00:00Z');
  await remindOfMemberships(s.services);
  expect(await emails()).toEqual(
    ['payment-received', 'membership-active', 'membership-expiring'].map(ofClub),
  );
});

test('fast track ordered on Lanthorn Club names the airport in English', async () => {
  const { token, emails } = await buyer();
  const { data } = await s.call('POST', 'v1/product/order/fast-track', {
    token,
    body: {
      productId: 'hnd-arrival',
      serviceDay: '2026-12-20',
      serviceTime: '09:15',
      flightNumber: 'JL97',
      terminal: '3',
      passengers: [{ name: 'Haruka Sato' }],
      contactName: 'Haruka Sato',
      contactPhone: '+819012345678',
      brand: 'club',
    },
  });
  await pay(token, data.order.id, cards.good);
  expect(await emails()).toEqual(['payment-received', 'fast-track-awaiting'].map(ofClub));
});
