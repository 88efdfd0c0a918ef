import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { randomPage, readTargets, Rng } from './demand.ts';
import { Connections, load, median, type Accepts, type Answer, type Call } from './load.ts';
import type { Options } from './options.ts';
import { brands, startSite, type BenchProcess } from './processes.ts';
import { atMost, type Report } from './report.ts';

const callers = 8;
/** Parts of a round, by turns: an empty answer is so short that other work on the machine shows. */
const slices = 3;
/** The bar of a rendered results page: not above the 154 to 193 times of the first runs. */
const maxEmptyAnswers = 200;

/** What a page contains that was rendered whole: a failed render also responds 200, with an empty frame. */
const marks = { results: '<article', detail: 'application/ld+json' } as const;
const asLongAs =
  (sample: Answer): Accepts =>
  ({ status, body }) =>
    status === 200 && body.length > sample.body.length / 2;

function textOf({ headers, body }: Answer): string {
  const coding = headers['content-encoding'];
  return (
    coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body
  ).toString('utf8');
}

/** The shortest answer of a site's server: its routes, headers and sockets, and nothing else. */
const empty: Call = { method: 'GET', path: '/health' };
const isOk: Accepts = ({ status }) => status === 200;

/**
 * Pages of the built sites, each in front of the real service, in turns with empty answers of the same server.
 * Counted is the processor time of the site and of the service that it asks.
 */
export async function benchPages(report: Report, service: BenchProcess, options: Options): Promise<void> {
  report.section('Pages of the sites, 4,000 hotels');
  const api = new Connections(service.origin, 1);
  const targets = await readTargets(api);
  api.close();
  for (const brand of brands) {
    const site = await startSite(brand, service.origin);
    const connections = new Connections(site.origin, callers);
    const cost = async (name: string, next: () => Call, accepts: Accepts) => {
      const before = [await site.measure(), await service.measure()] as const;
      const result = await load(connections, next, { callers, seconds: options.seconds / slices, accepts });
      const after = [await site.measure(), await service.measure()] as const;
      report.fault(name, result.failures);
      return (after[0].cpu - before[0].cpu + after[1].cpu - before[1].cpu) / result.requests;
    };
    const turns = async (name: string, next: () => Call, accepts: Accepts, most: number | null) => {
      await load(connections, next, { callers, seconds: options.seconds * 2, accepts }); // warm-up
      const pages: number[] = [];
      const least: number[] = [];
      for (let turn = 0; turn < options.rounds * slices; turn++) {
        pages.push(await cost(name, next, accepts));
        least.push(await cost(`${brand} ${empty.path}`, () => empty, isOk));
      }
      report.add(`${name}: processor time of site and service`, 'ms', pages);
      report.add(`${name}: an empty answer in turns`, 'ms', least);
      const bar = most === null ? null : atMost(most, `<= ${most} times`);
      report.add(`${name} beside an empty answer`, 'times', [median(pages) / median(least)], bar);
    };
    for (const type of ['results', 'detail'] as const) {
      const rng = new Rng(7);
      const next = () => randomPage(rng, type, brand, targets);
      const sample = await connections.send(next());
      const text = textOf(sample);
      if (sample.status !== 200 || !text.includes(marks[type]) || !text.includes('</html>'))
        throw new Error(`${brand} ${type}: ${sample.status}, not the whole page\n${text.slice(-500)}`);
      await turns(
        `${brand} ${type}, rendered`,
        next,
        asLongAs(sample),
        type === 'results' ? maxEmptyAnswers : null,
      );
    }
    // one public address again and again: the site answers it from its page cache
    const home = randomPage(new Rng(1), 'home', brand, targets);
    await turns(`${brand} home, cached`, () => home, asLongAs(await connections.send(home)), 3);
    connections.close();
    await site.stop();
  }
}
