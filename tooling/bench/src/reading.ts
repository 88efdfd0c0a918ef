import {
  randomHotel,
  randomPlans,
  randomSearch,
  randomSuggestion,
  Rng,
  readTargets,
  cheapestSix,
  type Targets,
} from './demand.ts';
import { Connections, load, median, type Call, type Round } from './load.ts';
import type { Options } from './options.ts';
import type { BenchProcess } from './processes.ts';
import { atMost, type Bar, type Report } from './report.ts';

interface Size {
  hotels: number;
  service: BenchProcess;
  connections: Connections;
  targets: Targets;
  restingRss: number;
}
type Demand = (rng: Rng, targets: Targets) => Call;
const named = (hotels: number) => `${hotels.toLocaleString('en-US')} hotels`;
const few = 2;
const many = 16;

/**
 * The read side of the service at several sizes of inventory, alternating: every round sends each size the
 * same requests.
 */
export async function benchReading(
  report: Report,
  services: { hotels: number; service: BenchProcess }[],
  options: Options,
): Promise<void> {
  report.section('Search and reading, the service over HTTP');
  const sizes: Size[] = [];
  for (const { hotels, service } of services) {
    const connections = new Connections(service.origin, many);
    const { rss } = await service.measure();
    sizes.push({ hotels, service, connections, targets: await readTargets(connections), restingRss: rss });
  }
  const turns = async (demand: Demand, callers: number, chosen: Size[]) => {
    const results = new Map<Size, (Round & { cpu: number })[]>(chosen.map((size) => [size, []]));
    for (let round = -1; round < options.rounds; round++) {
      for (const size of chosen) {
        const rng = new Rng(round + 100);
        const before = await size.service.measure();
        const result = await load(size.connections, () => demand(rng, size.targets), {
          callers,
          seconds: round < 0 ? options.seconds / 2 : options.seconds,
        });
        const after = await size.service.measure();
        report.fault(named(size.hotels), result.failures);
        if (round >= 0)
          // the round before the first is a warm-up
          results.get(size)?.push({ ...result, cpu: (after.cpu - before.cpu) / result.requests });
      }
    }
    return results;
  };
  const times = (
    what: string,
    rounds: Round[],
    bars: { p50?: Bar; p95?: Bar; p99?: Bar } = {},
    last: 'p95' | 'p99' = 'p99',
  ) => {
    report.add(
      `${what}: p50`,
      'ms',
      rounds.map((r) => r.p50),
      bars.p50,
    );
    report.add(
      `${what}: p95`,
      'ms',
      rounds.map((r) => r.p95),
      bars.p95,
    );
    if (last === 'p99')
      report.add(
        `${what}: p99`,
        'ms',
        rounds.map((r) => r.p99),
        bars.p99,
      );
  };

  const large = sizes.filter((size) => size.hotels >= 4000);
  const calm = await turns(randomSearch, few, large);
  const busy = await turns(randomSearch, many, large);
  for (const size of large) {
    const held = size.hotels === 4000;
    times(
      `search, ${named(size.hotels)}, ${few} at once`,
      calm.get(size) ?? [],
      held ? { p50: atMost(5, '<= 5 ms'), p99: atMost(20, '<= 20 ms') } : {},
    );
    const rounds = busy.get(size) ?? [];
    report.add(
      `search, ${named(size.hotels)}, ${many} at once`,
      'requests/s',
      rounds.map((r) => r.requests / r.seconds),
    );
    report.add(
      `search, ${named(size.hotels)}, ${many} at once: p99`,
      'ms',
      rounds.map((r) => r.p99),
    );
    report.add(
      `search, ${named(size.hotels)}: processor time`,
      'ms/request',
      rounds.map((r) => r.cpu),
    );
  }

  const [small, big] = [
    sizes.find((size) => size.hotels === 400),
    sizes.find((size) => size.hotels === 40_000),
  ];
  if (small && big) {
    const same = await turns(cheapestSix, few, [small, big]);
    const [a = [], b = []] = [same.get(small), same.get(big)];
    report.add(
      'page of six, 400 hotels: p50',
      'ms',
      a.map((r) => r.p50),
    );
    report.add(
      'page of six, 40,000 hotels: p50',
      'ms',
      b.map((r) => r.p50),
    );
    report.add(
      '100x the hotels costs',
      'times',
      a.map((r, i) => (b[i]?.p50 ?? 0) / r.p50),
      atMost(3, '< 3x the time'),
    );
  }

  for (const [what, demand] of [
    ['hotel detail', randomHotel],
    ['plan search', randomPlans],
    ['suggest', randomSuggestion],
  ] as const) {
    const results = await turns(demand, few, large);
    for (const size of large) {
      const rounds = results.get(size) ?? [];
      const hasBar = what === 'suggest' && size.hotels === 4000;
      times(`${what}, ${named(size.hotels)}`, rounds, hasBar ? { p95: atMost(10, '<= 10 ms') } : {}, 'p95');
      report.add(
        `${what}, ${named(size.hotels)}: processor time`,
        'ms/request',
        rounds.map((r) => r.cpu),
      );
    }
  }
  for (const size of sizes) {
    const { rss } = await size.service.measure();
    report.add(
      `memory of the service, ${named(size.hotels)}`,
      'MiB',
      [rss],
      null,
      `${Math.round(median([size.restingRss]))} before the load`,
    );
    size.connections.close();
  }
}
