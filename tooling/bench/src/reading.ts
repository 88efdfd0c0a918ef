import { cheapestSix, randomSearch, readTargets, Rng, type Targets } from './demand.ts';
import { Connections, load, median, type Call, type Round } from './load.ts';
import type { Options } from './options.ts';
import { startService, temporaryFolder, type BenchProcess } from './processes.ts';
import { atMost, type Report } from './report.ts';

interface Size {
  name: string;
  service: BenchProcess;
  connections: Connections;
  targets: Targets;
}
type Demand = (rng: Rng, targets: Targets) => Call;
type Measured = Round & { cpu: number };
const callers = 2;

async function sizeOf(hotels: number, service: BenchProcess): Promise<Size> {
  const connections = new Connections(service.origin, callers);
  const name = `${hotels.toLocaleString('en-US')} hotels`;
  return { name, service, connections, targets: await readTargets(connections) };
}
const startSize = async (hotels: number) => sizeOf(hotels, await startService(temporaryFolder(), hotels));

/**
 * The read side of the service of 4,000 hotels and, unless `quick`, of two others with 400 and 40,000, in turns:
 * every round sends each size the same requests.
 */
export async function benchReading(
  report: Report,
  service: BenchProcess,
  { quick, rounds, seconds }: Options,
): Promise<void> {
  report.section('Search and reading, the service over HTTP');
  const usual = await sizeOf(4000, service);
  const others = quick ? null : ([await startSize(400), await startSize(40_000)] as const);
  /** `slices`: parts of a round, each by turns. */
  const turns = async (demand: Demand, sizes: readonly Size[], slices = 1) => {
    const results = new Map<Size, Measured[]>(sizes.map((size) => [size, []]));
    for (let round = -1; round < rounds * slices; round++)
      for (const size of sizes) {
        const rng = new Rng(round + 100);
        const before = await size.service.measure();
        const result = await load(size.connections, () => demand(rng, size.targets), {
          callers,
          seconds: seconds / slices,
        });
        const { cpu } = await size.service.measure();
        report.fault(size.name, result.failures);
        if (round >= 0)
          // the round before the first is a warm-up
          results.get(size)?.push({ ...result, cpu: (cpu - before.cpu) / result.requests });
      }
    return results;
  };

  const large = others ? [usual, others[1]] : [usual];
  await turns(randomSearch, large); // the load after which memory is compared
  if (others) {
    const results = await turns(cheapestSix, others, 5);
    const beside = (key: 'p50' | 'cpu') => {
      const [few = 0, many = 0] = others.map((size) =>
        median((results.get(size) ?? []).map((one) => one[key])),
      );
      return [many / few];
    };
    const measure = 'search at 40,000 hotels beside 400';
    report.add(`${measure}: p50`, 'times', beside('p50'), atMost(5, '<= 5 times'));
    report.add(`${measure}: processor time`, 'times', beside('cpu'));
  }
  const memory: number[] = [];
  for (const size of large) {
    const { rss } = await size.service.measure();
    report.add(`memory of the service, ${size.name}`, 'MiB', [rss]);
    memory.push(rss);
  }
  const [less = 0, more] = memory;
  if (more)
    report.add('memory at 40,000 hotels beside 4,000', 'times', [more / less], atMost(1.7, '<= 1.7 times'));
  for (const size of [usual, ...(others ?? [])]) size.connections.close();
  if (others) await Promise.all(others.map((size) => size.service.stop()));
}
