import type { Page } from '@playwright/test';
import { pictureKey, type HotelPicture } from '@voyage/domain/hotel-picture.ts';
import { leadPictures } from '@voyage/domain/lead-pictures.ts';
import { address, call, expect, stayFrom, test, waitUntilStable } from './site.ts';

/** The bars of docs/quality.md; the fields of joining are counted in join.spec.ts. */
const hotelsAtFirst = 2.6;
const hotelsScrolled = 3.7;
const differentPictures = 90;
const lists = 8;
const cardsPerList = 45;

/** How many hotels of a list are seen at once; of one that is partly seen, its part. */
const hotelsInView = (page: Page): Promise<number> =>
  page.getByRole('article').evaluateAll((cards) =>
    cards.reduce((sum, card) => {
      const { top, bottom, height } = card.getBoundingClientRect();
      return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / height;
    }, 0),
  );

for (const brand of ['main', 'club'] as const)
  test(`a list shows several hotels at once: ${brand}`, { tag: '@gate' }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const { checkIn, checkOut } = stayFrom(40);
    await page.goto(
      `${address(brand)}/en/hotel/search?code=par&locationType=city&adults=2&checkIn=${checkIn}&checkOut=${checkOut}`,
    );
    await waitUntilStable(page);
    expect(await hotelsInView(page)).toBeGreaterThanOrEqual(hotelsAtFirst);
    await page
      .getByRole('article')
      .nth(3)
      .evaluate((card) => card.scrollIntoView({ block: 'start' }));
    expect(await hotelsInView(page)).toBeGreaterThanOrEqual(hotelsScrolled);
  });

test('the cards of eight cities show many different pictures', { tag: '@gate' }, async () => {
  interface Listed {
    hotel: { pictures: HotelPicture[]; leadPictures: number };
  }
  const stay = { ...stayFrom(40), rooms: [{ adults: 2, childAges: [] }] };
  const { cities } = (await call<{ cities: { code: string }[] }>('GET', 'v1/tp/deploy/search-location')).data;
  const shown: string[] = [];
  for (const { code } of cities.slice(0, lists)) {
    const { hotels } = (
      await call<{ hotels: Listed[] }>('POST', 'v1/tp/hotel/search', {
        code,
        locationType: 'city',
        stay,
        pageSize: cardsPerList,
      })
    ).data;
    const leads = leadPictures(hotels.map(({ hotel }) => hotel));
    shown.push(...leads.flatMap((lead) => (lead === null ? [] : [pictureKey(lead)])));
  }
  expect(new Set(shown).size).toBeGreaterThanOrEqual(differentPictures);
});
