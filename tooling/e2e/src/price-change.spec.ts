import type { Page } from '@playwright/test';
import pg from 'pg';
import { databaseUrl } from './service-process.ts';
import { call, expect, openAs, stayFrom, stack, test } from './site.ts';
import { words } from './words.ts';

const t = words('main', 'en');

/** The first offer of the first hotel of a city, directly from the service. */
async function offer(city: string, days: number) {
  const stay = { ...stayFrom(days), rooms: [{ adults: 2, childAges: [] }] };
  const {
    data: { hotels },
  } = await call<{ hotels: { hotel: { id: string } }[] }>('POST', 'v1/tp/hotel/search', { code: city, stay });
  const hotelId = hotels[0]?.hotel.id ?? '';
  const {
    data: { rooms },
  } = await call<{
    rooms: { room: { id: number }; offers: { offerRef: string; price: { total: { amount: number } } }[] }[];
  }>('POST', 'v1/tp/hotel/plan/search', { hotelId, stay });
  const room = rooms[0];
  if (!room?.offers[0]) throw new Error(`nothing to book in ${city}`);
  return { hotelId, stay, roomTypeId: room.room.id, offerRef: room.offers[0].offerRef };
}
type Offer = Awaited<ReturnType<typeof offer>>;
const bookingAddress = ({ hotelId, stay, offerRef }: Offer) =>
  `/en/hotel/booking?adults=2&checkIn=${stay.checkIn}&checkOut=${stay.checkOut}&hotel=${hotelId}&offer=${offerRef}`;

async function openBooking(page: Page, chosen: Offer, member: string): Promise<void> {
  await openAs(page, 'main', member, bookingAddress(chosen));
  await expect(page.getByLabel(t('booking.firstname'))).not.toHaveValue('');
  await page.getByLabel(t('booking.note')).fill('A cot, please');
  await page.getByLabel(t('booking.agree')).check();
}

test.describe('between quote and booking', { tag: '@gate' }, () => {
  test.use({ allowed: /status of 409/ });

  test('shows a changed price, books nothing and keeps what was typed', async ({ page }) => {
    const chosen = await offer('sin', 70);
    await openBooking(page, chosen, 'noir');
    const db = new pg.Client({ connectionString: databaseUrl(stack) });
    await db.connect();
    await db.query('update room_types set base_rate = base_rate * 11 / 10 where id = $1', [
      chosen.roomTypeId,
    ]);
    const orders = async () => (await db.query('select 1 from hotel_orders')).rowCount;
    const before = await orders();
    await page.getByRole('button', { name: new RegExp(t('booking.submit')) }).click();
    await expect(page.getByRole('alert').filter({ hasText: t('booking.changed.accept') })).toContainText(
      'SGD',
    );
    await expect(page.getByLabel(t('booking.note'))).toHaveValue('A cot, please');
    expect(await orders()).toBe(before);
    await page.getByRole('button', { name: t('booking.changed.accept') }).click();
    await page.getByLabel(t('booking.agree')).check();
    await page.getByRole('button', { name: new RegExp(t('booking.submit')) }).click();
    await expect(page.getByText(t('order.thanks'))).toBeVisible();
    await db.end();
  });
});
