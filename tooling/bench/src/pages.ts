import { brotliCompressSync, gunzipSync, brotliDecompressSync } from 'node:zlib';
import { randomPage, Rng, pageTypes, readTargets, type PageType } from './demand.ts';
import { Connections, load, type Accepts, type Answer } from './load.ts';
import type { Options } from './options.ts';
import { startSite, type Brand, type BenchProcess } from './processes.ts';
import { atLeast, atMost, type Report } from './report.ts';

const brands = ['main', 'club'] as const;
const few = 2;
const many = 8;
/** A complete page of its type: a failed render also responds 200, with an empty frame. */
const isPage =
  (type: PageType, sample: Answer): Accepts =>
  ({ status, headers, body }) =>
    status === 200 &&
    (headers['content-encoding']
      ? body.length > sample.body.length / 2
      : body.includes('</html>') &&
        body.includes({ home: '<h1', results: '<article', detail: 'application/ld+json' }[type]));

function textOf({ headers, body }: Answer): string {
  const coding = headers['content-encoding'];
  return (
    coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body
  ).toString('utf8');
}

/** Pages rendered by the built sites, each in front of the real service. */
export async function benchPages(report: Report, service: BenchProcess, options: Options): Promise<void> {
  report.section('Pages rendered by the sites, 4,000 hotels');
  const api = new Connections(service.origin, 1);
  const targets = await readTargets(api);
  api.close();
  for (const brand of brands) {
    const site = await startSite(brand, service.origin);
    const connections = new Connections(site.origin, many);
    for (const type of pageTypes) {
      const rng = new Rng(7);
      const next = () => randomPage(rng, type, brand, targets);
      const first = next();
      const sample = await connections.send(first);
      const text = textOf(sample);
      if (sample.status !== 200 || !text.includes('</html>'))
        throw new Error(`${brand} ${type}: ${sample.status} ${text.slice(0, 200)}`);
      const accepts = isPage(type, sample);
      if (!accepts(sample, first))
        throw new Error(`${brand} ${type}: not the whole page\n${text.slice(-500)}`);
      const cards = text.split('<article').length - 1;
      await load(connections, next, { callers: many, seconds: options.seconds, accepts }); // warm-up
      const calm = [];
      const busy = [];
      for (let round = 0; round < options.rounds; round++) {
        calm.push(await load(connections, next, { callers: few, seconds: options.seconds / 2, accepts }));
        const before = [await site.measure(), await service.measure()] as const;
        const result = await load(connections, next, { callers: many, seconds: options.seconds, accepts });
        const after = [await site.measure(), await service.measure()] as const;
        busy.push({
          ...result,
          site: (after[0].cpu - before[0].cpu) / result.requests,
          service: (after[1].cpu - before[1].cpu) / result.requests,
        });
      }
      for (const { failures } of [...calm, ...busy]) report.fault(`${brand} ${type}`, failures);
      const name = `${brand} ${type}`;
      report.add(
        `${name}: p50`,
        'ms',
        calm.map((r) => r.p50),
      );
      report.add(
        `${name}: p95`,
        'ms',
        calm.map((r) => r.p95),
      );
      report.add(
        `${name}, ${many} at once`,
        'pages/s',
        busy.map((r) => r.requests / r.seconds),
      );
      const bar = type === 'results' ? atMost(2.2, '<= 2.2 ms with 30 hotels') : null;
      report.add(
        `${name}: processor time of site and service`,
        'ms/page',
        busy.map((r) => r.site + r.service),
        bar,
        type === 'results' ? `${cards} hotels on the page looked at` : '',
      );
      report.add(
        `${name}: of that the site's`,
        'ms/page',
        busy.map((r) => r.site),
      );
      report.add(
        `${name}: HTML as sent`,
        'KiB',
        [sample.body.length / 1024],
        null,
        `${sample.headers['content-encoding'] ?? 'not compressed'}; brotli would be ${Math.round(brotliCompressSync(text).length / 1024)}`,
      );
    }
    await samePage(report, brand, site, connections, options);
    const { rss } = await site.measure();
    report.add(`${brand}: memory of the site after the load`, 'MiB', [rss]);
    connections.close();
    await site.stop();
  }
}

/** One public URL repeatedly: the case for a cache of public pages. */
async function samePage(
  report: Report,
  brand: Brand,
  site: BenchProcess,
  connections: Connections,
  { rounds, seconds }: Options,
): Promise<void> {
  const call = randomPage(new Rng(1), 'home' satisfies PageType, brand, {
    cities: ['tyo'],
    hotels: ['1000'],
  });
  const accepts = isPage('home', await connections.send(call));
  const perCore = [];
  for (let round = 0; round < rounds; round++) {
    const before = await site.measure();
    const result = await load(connections, () => call, { callers: many, seconds: seconds / 2, accepts });
    report.fault(`${brand}, one page`, result.failures);
    perCore.push((result.requests * 1000) / ((await site.measure()).cpu - before.cpu));
  }
  report.add(
    `${brand}: Home again and again, a second of one core`,
    'pages',
    perCore,
    atLeast(6000, '>= 6,000/s from the page cache'),
  );
}
