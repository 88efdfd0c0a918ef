import type { Page } from '@playwright/test';
import type { Locale } from '@voyage/domain/locale.ts';
import { policy } from '@voyage/domain/policy.ts';
import { addDays } from '@voyage/domain/stay-date.ts';
import { plainDay } from '@voyage/domain/written-day.ts';
import pg from 'pg';
import { nt } from './held-stay.ts';
import { databaseUrl } from './service-process.ts';
import { address, call, stack, stayFrom, tokensOf, type Brand } from './site.ts';
import { words } from './words.ts';

// A hotel of the memory supplier (apps/api/testing/memory-inventory), and what pages, service and bank have of its
// stays.

const hotelId = '900001';
export const name = 'The Memory Harbour';
export const total = 40;
export const pageSize = 15;
export const card = '4242424242424242';
/** Two rooms of different parties. */
const stay = (days: number) => ({
  ...stayFrom(days),
  rooms: [
    { adults: 2, childAges: [] },
    { adults: 1, childAges: [9] },
  ],
});
const stayQuery = (days: number) => ({ adults: '2_1', children: '_9', ...stayFrom(days) });
export const listOf = (brand: Brand, locale: string, days: number) => {
  const query = new URLSearchParams({ code: 'taipei', locationType: 'place', ...stayQuery(days) });
  return `${address(brand)}/${locale}/hotel/search?${query}`;
};
export const hotelAt = (brand: Brand, locale: string, days: number) =>
  `${address(brand)}/${locale}/hotel/${hotelId}?${new URLSearchParams(stayQuery(days))}`;

interface Amount {
  amount: number;
  currency: string;
}
interface Offer {
  offerRef: string;
  plan: { code: string; payAt: string };
  price: { total: Amount };
  charge: { amount: Amount } | null;
}
/** An offer of the hotel, as the service states it to a member. */
export async function offerOf(member: string, days: number, plan: string): Promise<Offer> {
  const { accessToken } = await tokensOf(member);
  const { data } = await call<{ rooms: { offers: Offer[] }[] }>(
    'POST',
    'v1/tp/hotel/plan/search',
    { hotelId, stay: stay(days), payAt: ['property', 'prepaid'] },
    accessToken,
  );
  const found = data.rooms.flatMap(({ offers }) => offers).find(({ plan: { code } }) => code === plan);
  if (!found) throw new Error(`${plan} is not offered`);
  return found;
}

interface Order {
  status: string;
  events: { kind: string }[];
  roomStates: { state: string; total: Amount; cancelNow: { refund: { amount: Amount } | null } | null }[];
  payment: { state: string; orderId: string; refund: { amount: Amount } | null };
}
export const orderOf = async (member: string, id: string): Promise<Order> =>
  (await call<Order>('GET', `v1/user/hotel/order/${id}`, undefined, (await tokensOf(member)).accessToken))
    .data;
export const orderIn = (page: Page) => /hotel-order\/([^/?#]+)/.exec(page.url())?.[1] ?? '';

/**
 * What the bank has of the payments for a stay, in its states (0 authorised, 3 all returned), and whether it was asked
 * to capture.
 */
export async function atBank(id: string): Promise<{ state: number; kept: number; captured: boolean }[]> {
  const db = new pg.Client({ connectionString: databaseUrl(stack) });
  await db.connect();
  const { rows } = await db.query<{ state: number; kept: number; captured: boolean }>(
    `select b.record_status as state, (b.amount - b.refunded_amount)::int as kept, b.capture_at is not null as captured from sandbox_payments b
     join product_orders p on p.order_number = b.order_number join hotel_orders o on o.payment_order_id = p.id where o.id = $1`,
    [id],
  );
  await db.end();
  return rows;
}

/** Holds the browser's requests for the prices of a list until it is called. */
export async function holdPrices(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/v1/tp/hotel/availability/search', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
/** The hotels of a list in their order, with the place of each that is in the window: the others are laid out later. */
export const placesOf = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready);
  return page.getByRole('article').evaluateAll((rows) =>
    rows.map((row) => {
      const { top } = row.getBoundingClientRect();
      return [row.querySelector('h2')?.textContent, top < innerHeight ? top : 'below'];
    }),
  );
};
/** The totals of a list, in its order, also of what is not laid out yet. */
export const totalsOf = async (page: Page): Promise<number[]> =>
  page.getByRole('article').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const texts = [...row.querySelectorAll('*')].map(({ textContent }) => textContent);
      const total = texts.find((text) => /^US\$[\d,]+$/.test(text));
      return total ? [Number(total.replaceAll(/\D/g, ''))] : [];
    }),
  );
export const ascending = (numbers: number[]) => numbers.toSorted((a, b) => a - b);

export const refundDays = policy.refundWorkingDays;
export const usd = (cents: number) => nt(cents / 100).replace('NT$', 'US$');
/** A day before a stay, as pages write it. */
export const dayBefore = (days: number, before: number, locale: Locale) =>
  plainDay(addDays(stayFrom(days).checkIn, -before), locale);

export async function fillSecondRoom(page: Page, brand: Brand, locale: string): Promise<void> {
  const t = words(brand, locale);
  const room = page.getByRole('group', { name: new RegExp(`^${t('stays.room', { number: 2 })} · `) });
  await room.getByLabel(t('booking.lastname')).fill('Chen');
  await room.getByLabel(t('booking.firstname')).fill('Yating');
}
/** A line of sums, by its label. */
export const line = (page: Page, label: string | RegExp) =>
  page.getByText(label, { exact: true }).filter({ visible: true }).first().locator('..');

/** What is folded on a phone is there, but hidden. */
export const shown = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first();
