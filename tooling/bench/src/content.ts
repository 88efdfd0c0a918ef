import { setTimeout as pause } from 'node:timers/promises';
import { randomSearch, readTargets, Rng } from './demand.ts';
import { Connections, load, type Round } from './load.ts';
import {
  openDatabase,
  startService,
  startSupplierSandbox,
  temporaryFolder,
  type BenchProcess,
} from './processes.ts';
import type { Options } from './options.ts';
import { atLeast, atMost, type Report } from './report.ts';

const hotels = 20_000;
const languages = 4;
const callers = 2;
/** Much longer than it takes: a run that has not ended then has failed. */
const maxMinutes = 30;

interface Run {
  seconds: number;
  counts: { hotels: number };
}
/** The first run of a service's content, and the most memory that the service took meanwhile, in MiB. */
async function readContent(folder: string, service: BenchProcess): Promise<Run & { peakMemory: number }> {
  const database = await openDatabase(folder);
  let peakMemory = 0;
  try {
    for (let left = maxMinutes * 120; left > 0; left--) {
      peakMemory = Math.max(peakMemory, (await service.measure()).rss);
      const [run] = await database.query<Run & { failure: string | null }>(
        `select extract(epoch from ended_at - started_at)::float as seconds, counts, failure from content_runs where ended_at is not null`,
      );
      if (run?.failure) throw new Error(`content ingestion failed: ${run.failure}`);
      if (run) return { ...run, peakMemory };
      await pause(500);
    }
    throw new Error(`content ingestion took longer than ${maxMinutes} minutes`);
  } finally {
    await database.end();
  }
}

/** Content of a supplier, read from its sandbox; then searches of as many hotels, of it and of our own, in turns. */
export async function benchContent(report: Report, { rounds, seconds }: Options): Promise<void> {
  report.section(`A supplier's content, ${hotels.toLocaleString('en-US')} hotels in four languages`);
  const sandbox = await startSupplierSandbox(temporaryFolder(), hotels);
  const folder = temporaryFolder();
  const service = await startService(folder, hotels, sandbox.environment);
  const { seconds: took, counts, peakMemory } = await readContent(folder, service);
  report.add('hotels taken over', '', [counts.hotels], atLeast(hotels * 0.85, `>= ${hotels * 0.85}`));
  report.add('whole content read and taken over', 's', [took]);
  report.add('properties a second, of one language', '', [(hotels * languages) / took]);
  report.add('peak memory of the service meanwhile', 'MiB', [peakMemory]);

  const own = await startService(temporaryFolder(), hotels);
  const sides = await Promise.all(
    [service, own].map(async (measured) => {
      const connections = new Connections(measured.origin, callers);
      const searches: Round[] = [];
      return { measured, connections, targets: await readTargets(connections), searches };
    }),
  );
  for (let round = -1; round < rounds; round++)
    for (const { connections, targets, searches } of sides) {
      const rng = new Rng(round + 100);
      const result = await load(connections, () => randomSearch(rng, targets), { callers, seconds });
      report.fault('searches', result.failures);
      if (round >= 0) searches.push(result); // the round before the first is a warm-up
    }
  const [ofSupplier = [], ofOurs = []] = sides.map(({ searches }) =>
    searches.map((one) => one.requests / one.seconds),
  );
  report.add('searches a second', '', ofSupplier);
  report.add('searches a second, embedded inventory', '', ofOurs);
  report.add(
    'searches a second beside the embedded inventory',
    'times',
    ofSupplier.map((one, index) => one / (ofOurs[index] ?? one)),
    atLeast(0.8, '>= 0.8 times'),
  );
  const [memory = 0, ownMemory = 0] = await Promise.all(
    sides.map(async ({ measured }) => (await measured.measure()).rss),
  );
  report.add('memory of the service', 'MiB', [memory]);
  report.add('memory, embedded inventory', 'MiB', [ownMemory]);
  report.add(
    'memory beside the embedded inventory',
    'times',
    [memory / ownMemory],
    atMost(1.5, '<= 1.5 times'),
  );
  for (const { connections } of sides) connections.close();
  await Promise.all([service.stop(), own.stop()]);
  await sandbox.stop();
}
