// npm run trial -- cluster: the whole installation on one machine, and what happens when parts of it fail or are replaced
// (docs/operations/cluster.md).
import { printReport } from '@voyage/bench/print-report.ts';
import { compareLedgers } from './ledgers.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { failOver } from './failover.ts';
import { Figures } from './figures.ts';
import { countJobs } from './jobs.ts';
import { killEach } from './kill.ts';
import { updateRolling } from './rolling-update.ts';
import { startVisit, type Visit } from './visit.ts';

const trials = {
  kill: killEach,
  failover: failOver,
  'rolling-update': updateRolling,
  jobs: (_cluster: Cluster, { busy }: Visit) => busy(1_000),
} satisfies Record<string, (cluster: Cluster, visit: Visit, figures: Figures) => Promise<void>>;
type Trial = keyof typeof trials;
const isTrial = (name: string): name is Trial => name in trials;
const usage = `npm run trial -- cluster [up | ${Object.keys(trials).join(' | ')} ...]; all trials by default`;

/** One trial in a storm of its own; afterwards the ledgers are compared. */
async function run(name: Trial, cluster: Cluster, figures: Figures): Promise<void> {
  figures.section(name);
  const visit = await startVisit(cluster);
  await trials[name](cluster, visit, figures);
  await visit.end();
  const { booked, paid, cancelled } = visit.storm.acknowledged;
  figures.figure('bookings acknowledged', '', booked.size);
  figures.figure('payments and cancellations acknowledged', '', paid.size + cancelled.size);
  const { seconds, faults, open } = await compareLedgers(cluster.query, 60);
  figures.figure('until all ledgers agree', 's', seconds);
  figures.figure('outcomes that the hotel or the bank does not know yet', '', open);
  for (const fault of faults) figures.faults.push(`${name}: ${fault}`);
  const broken = await visit.storm.brokenPromises(cluster.query, { decided: true });
  figures.exactly('acknowledged, and lost', broken.length, 0, broken[0]);
  const unexpected = visit.clients.flatMap((client) => client.unexpected);
  figures.exactly('answers that are none', unexpected.length, 0, unexpected[0]);
  if (name === 'jobs') await countJobs(cluster, visit, figures);
}

const names = process.argv.slice(2).filter((one) => one !== '--');
const chosen = names.length === 0 ? Object.keys(trials).filter(isTrial) : names.filter(isTrial);
const staysUp = names.length === 1 && names[0] === 'up';
if (!staysUp && chosen.length < names.length) {
  console.error(usage);
  process.exit(2);
}
const log = (message: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${message}`);
await printReport(
  new Figures(),
  async (figures) => {
    const cluster = await startCluster(log);
    log(cluster.versions);
    for (const name of chosen) await run(name, cluster, figures);
    if (!staysUp) return;
    console.log(cluster.origins);
    await new Promise(() => {}); // until Ctrl-C
  },
  { strict: true },
);
