import type { OrderDetail } from '@voyage/contracts/booking.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { divide } from '@voyage/domain/room-shares.ts';
import { expect, test } from 'vitest';
import { expectSet } from '../../../../testing/certificate/expect-set.ts';
import { sampleOrder } from '../../../../testing/certificate/samples.ts';
import { pdfText } from '../../../../testing/pdf-text.ts';
import { brands } from '../../../mail/brands.ts';
import type { Brand } from '../../../mail/transport.ts';
import { certificate } from './certificate.ts';

const money = (amount: number) => ({ amount, currency: 'EUR' });
/** Three rooms of €715.20 each, of which some were cancelled: each for €50, or for nothing. */
function without(gone: readonly number[], cost: number, locale: Locale): OrderDetail {
  const { order } = sampleOrder('rooms', locale);
  return {
    ...order,
    roomsCancelled: gone.length,
    price: { ...order.price, statedForRooms: 3 },
    roomStates: divide(order.price.total.amount, [1, 1, 1]).map((amount, index) => ({
      state: gone.includes(index + 1) ? 'cancelled' : 'booked',
      total: money(amount),
      hotelCancellationNumber: gone.includes(index + 1) ? 'C-730118' : null,
      cancelledAt: gone.includes(index + 1) ? '2026-11-20T04:12:00Z' : null,
      cancellationPenalty: gone.includes(index + 1) ? money(cost) : null,
      cancelNow: null,
      cancelAskedAt: null,
    })),
  };
}
async function printed(
  gone: readonly number[],
  {
    cost = 0,
    locale = 'en',
    brand = 'main',
    ...changes
  }: { cost?: number; locale?: Locale; brand?: Brand } & Partial<OrderDetail> = {},
): Promise<string> {
  const sample = sampleOrder('rooms', locale);
  const page = await certificate({
    ...sample,
    brand,
    locale,
    order: { ...without(gone, cost, locale), ...changes },
    inEnglish: sample.inEnglish && { ...without(gone, cost, 'en'), ...changes },
  });
  expectSet(page);
  return pdfText(page.bytes);
}

test.each(
  (['main', 'club'] as const).flatMap((brand) => brands[brand].locales.map((locale) => ({ brand, locale }))),
)('names only the rooms that are left, with their guests and prices: $brand in $locale', async (how) => {
  const text = await printed([2], how);
  expect(text).not.toMatch(/TANAKA/);
  for (const room of {
    en: ['Room 1', 'Room 3'],
    'zh-tw': ['第 1 間', '第 3 間'],
    'zh-cn': ['第 1 间', '第 3 间'],
    ja: ['1室目', '3室目'],
  }[how.locale])
    // among the guests and in the price
    expect(text.split(room).length, room).toBeGreaterThan(2);
  expect(text).not.toMatch(/Room 2|第 2 [間间]|2室目/);
  expect(text).toContain({ en: '2 rooms', 'zh-tw': '2 間客房', 'zh-cn': '2 间客房', ja: '2室' }[how.locale]);
  expect(text.match(/€715\.20/g)?.length).toBeGreaterThanOrEqual(2);
  expect(text).toContain('€1,430.40');
  expect(text).not.toContain('€2,145.60');
  // the hotel stated them once, for all rooms
  expect(text).toContain(
    {
      en: 'Stated for all 3 rooms',
      'zh-tw': '原訂 3 間客房',
      'zh-cn': '原订 3 间客房',
      ja: '当初ご予約の3室分',
    }[how.locale],
  );
});

test('the total has what cancelling a room cost', async () => {
  const text = await printed([2], { cost: 5_000 });
  expect(text).toMatch(/Cancellation charge, room 2\n€50/);
  expect(text).toContain('€1,480.40');
});

test('the guest of the first room that is left checks in; a single one needs no number', async () => {
  const text = await printed([1, 3]);
  expect(text).toMatch(/GUEST\nTANAKA, Kenji/);
  expect(text).toMatch(/PARTY\n2 adults/);
  expect(text).not.toMatch(/SATO|GUESTS BY ROOM/);
  expect(text).toMatch(/^1 room$/m);
});

test('a stay of which nothing is left is certified as it was', async () => {
  const text = await printed([2], { status: 'cancelled', cancelledAt: '2026-11-21T04:12:00Z' });
  expect(text).toContain('TANAKA, Kenji');
  expect(text).toContain('€2,145.60');
});

test('with all its rooms nothing is said of how many the hotel stated its fees for', async () => {
  const { order } = sampleOrder('rooms', 'en');
  const text = pdfText(
    (await certificate({ ...sampleOrder('rooms', 'en'), order, brand: 'main', locale: 'en' })).bytes,
  );
  expect(text).not.toContain('Stated for');
});
