import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { book, call, expect, openAs, stayFrom, test, tokensOf, type Brand } from './site.ts';
import { words } from './words.ts';

/** A booking of a member, made directly through the service. */
async function booked(member: string, days: number): Promise<string> {
  const stay = { ...stayFrom(days), rooms: [{ adults: 2, childAges: [] }] };
  const { accessToken } = await tokensOf(member);
  const { data: found } = await call<{ hotels: { hotel: { id: string } }[] }>('POST', 'v1/tp/hotel/search', {
    code: 'kyoto',
    stay,
  });
  const { data: plans } = await call<{ rooms: { offers: { offerRef: string }[] }[] }>(
    'POST',
    'v1/tp/hotel/plan/search',
    {
      hotelId: found.hotels[0]?.hotel.id,
      stay,
    },
  );
  return (await book(plans.rooms[0]?.offers[0]?.offerRef, accessToken, { member })).orderId;
}

const runs: { brand: Brand; locale: string; width: number; face: string }[] = [
  { brand: 'main', locale: 'zh-tw', width: 1440, face: 'CormorantGaramond' },
  { brand: 'club', locale: 'en', width: 390, face: 'BodoniModa' },
];
for (const { brand, locale, width, face } of runs) {
  test.describe(() => {
    test.use({ viewport: { width, height: 844 }, allowed: /ERR_FAILED|Failed to load resource/ });
    test(`reports a failed certificate download and succeeds on retry: ${brand}, ${width} px`, async ({
      page,
    }) => {
      const t = words(brand, locale);
      const orderId = await booked('noir', width === 390 ? 63 : 60);
      await openAs(page, brand, 'noir', `/${locale}/user/hotel-order/${orderId}`);
      const button = page.getByRole('button', { name: t('order.certificate') });
      await page.route('**/pdf?*', (route) => route.abort());
      await button.click();
      const problem = page.getByRole('alert').filter({ hasText: t('order.certificate.failed') });
      await expect(problem).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

      await page.unroute('**/pdf?*');
      let requested = '';
      await page.route('**/pdf?*', async (route) => {
        requested = route.request().url();
        await expect(page.getByRole('button', { name: t('order.certificate.busy') })).toBeVisible();
        await route.continue();
      });
      let download: Download | undefined;
      page.once('download', (one) => (download = one));
      // A machine that does ten other things may take longer than the site waits; then it is pressed again.
      await expect(async () => {
        if (!download && (await button.isVisible())) await button.click();
        expect(download).toBeDefined();
      }).toPass();
      if (!download) throw new Error('there is no file');
      expect(download.suggestedFilename()).toMatch(/^booking-V[0-9A-Z]{9}\.pdf$/);
      const file = await readFile(await download.path(), 'latin1');
      expect(file.startsWith('%PDF-1.7')).toBe(true);
      expect(file).toContain(face);
      expect(new URL(requested).searchParams.get('brand')).toBe(brand);
      expect(new URL(requested).searchParams.get('currency')).toBe('TWD');
      await expect(problem).toBeHidden();
      await expect(button).toBeVisible();
    });
  });
}
