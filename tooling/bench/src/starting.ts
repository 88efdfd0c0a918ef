import { Connections } from './load.ts';
import { planCall, searchCall, stayFrom, type SearchResult, type Plans } from './demand.ts';
import { startService, startSite, temporaryFolder } from './processes.ts';
import { atMost, type Report } from './report.ts';
import type { Options } from './options.ts';

/**
 * Cold starts: an empty folder, the same with both sites up to the first booking page, an existing folder.
 * Returns the last folder, filled.
 */
export async function benchStarting(report: Report, { rounds, quick }: Options): Promise<string> {
  report.section('Start, 4,000 hotels');
  const empty: number[] = [];
  const first: number[] = [];
  const existing: number[] = [];
  let folder = '';
  for (let round = 0; round < (quick ? 1 : rounds); round++) {
    folder = temporaryFolder();
    const from = performance.now();
    const service = await startService(folder, 4000);
    empty.push(service.startedIn / 1000);
    const sites = await Promise.all([startSite('main', service.origin), startSite('club', service.origin)]);
    await firstBookingPage(service.origin, sites[0].origin);
    first.push((performance.now() - from) / 1000);
    await Promise.all([...sites, service].map((one) => one.stop()));
    const again = await startService(folder, 4000);
    existing.push(again.startedIn / 1000);
    await again.stop();
  }
  report.add('service to ready, empty data folder', 's', empty);
  report.add('service to ready, existing data folder', 's', existing);
  report.add(
    'service, both sites, first booking page',
    's',
    first,
    atMost(10, '<= 10 s'),
    'of npm start, without its build',
  );
  return folder;
}

/** The steps of a first visitor: results, a hotel with its rates, the booking page. */
async function firstBookingPage(api: string, site: string): Promise<void> {
  const service = new Connections(api, 1);
  const pages = new Connections(site, 1);
  const stay = stayFrom(30);
  const query = `adults=2&checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`;
  const open = async (path: string) => {
    const { status } = await pages.send({ method: 'GET', path, headers: { accept: 'text/html' } });
    if (status >= 400) throw new Error(`${path}: ${status}`);
  };
  await open(`/en/hotel/search?code=tyo&${query}`);
  const { hotels } = await service.data<SearchResult>(searchCall({ code: 'tyo', stay }));
  const hotel = hotels[0]?.hotel.id ?? '';
  await open(`/en/hotel/${hotel}?${query}`);
  const { rooms } = await service.data<Plans>(planCall(hotel, stay));
  await open(`/en/hotel/booking?${query}&hotel=${hotel}&offer=${rooms[0]?.offers[0]?.offerRef}`);
  service.close();
  pages.close();
}
