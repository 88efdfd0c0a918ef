import { pictureKey } from '@voyage/domain/hotel-picture.ts';
import { leadPictures } from '@voyage/domain/lead-pictures.ts';
import type { Page } from 'playwright';
import { withBrowser } from './browser.ts';
import { planCall, readTargets, searchCall, stayFrom, type Plans, type SearchResult } from './demand.ts';
import { Connections } from './load.ts';
import { brands, startSite, type BenchProcess } from './processes.ts';
import { atLeast, atMost, type Report } from './report.ts';

const lists = 8;
const cardsPerList = 45;

/** How many hotels of a list are seen at once; of one that is partly seen, its part. */
const hotelsInView = (page: Page): Promise<number> =>
  page.locator('article').evaluateAll((cards) =>
    cards.reduce((sum, card) => {
      const { top, bottom, height } = card.getBoundingClientRect();
      return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / height;
    }, 0),
  );

/** The first minute of a visit (docs/quality.md): hotels at once, fields before a booking, pictures that differ. */
export async function benchChoosing(report: Report, service: BenchProcess): Promise<void> {
  report.section('Choosing and joining');
  const api = new Connections(service.origin, 1);
  const { cities } = await readTargets(api);
  const stay = stayFrom(40);
  const { checkIn, checkOut } = stay;
  let waiting = { hotel: '', offer: '' };
  /** Null where a hotel has none left: its name is shown instead. */
  const pictures: (string | null)[] = [];
  for (const code of cities.slice(0, lists)) {
    const { hotels } = await api.data<SearchResult>(
      searchCall({ code, locationType: 'city', stay, pageSize: cardsPerList }),
    );
    const leads = leadPictures(hotels.map(({ hotel }) => hotel));
    pictures.push(...leads.map((lead) => lead && pictureKey(lead)));
    const hotel = hotels[0]?.hotel.id ?? '';
    const { rooms } = await api.data<Plans>(planCall(hotel, stay));
    waiting = { hotel, offer: rooms[0]?.offers[0]?.offerRef ?? '' };
  }
  api.close();
  report.add(
    `different pictures on ${pictures.length} cards of ${lists} lists`,
    '',
    [new Set(pictures.filter(Boolean)).size],
    atLeast(90, '>= 90'),
  );
  const dates = `checkIn=${checkIn}&checkOut=${checkOut}&adults=2`;
  for (const brand of brands) {
    const site = await startSite(brand, service.origin);
    await withBrowser(async (browser) => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const open = async (path: string) =>
        page.goto(`${site.origin}/en/${path}`, { waitUntil: 'networkidle' });
      await open(`hotel/search?code=par&locationType=city&${dates}`);
      report.add(`${brand}: hotels in view at first`, '', [await hotelsInView(page)], atLeast(2.6, '>= 2.6'));
      await page
        .locator('article')
        .nth(3)
        .evaluate((card) => card.scrollIntoView({ block: 'start' }));
      report.add(
        `${brand}: hotels in view, scrolled`,
        '',
        [await hotelsInView(page)],
        atLeast(3.7, '>= 3.7'),
      );
      const booking = `/en/hotel/booking?${new URLSearchParams({ ...waiting, adults: '2', checkIn, checkOut })}`;
      await open(`register?${new URLSearchParams({ redirect: booking })}`);
      // the codes have fields of their own once they are sent, and the calling code is guessed
      const typed = page.locator('main form').locator('input:visible:not([type=checkbox]), select:visible');
      const names = await typed.evaluateAll((fields) =>
        fields.map((field) => field.getAttribute('name') ?? field.id),
      );
      if (!names.some((name) => /birth/i.test(name))) report.fault(`${brand}: joining`, [names.join()]);
      report.add(`${brand}: fields of joining`, '', [names.length], atMost(9, '<= 9, and 2 codes'));
    });
    await site.stop();
  }
}
