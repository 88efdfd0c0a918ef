// npm run trial -- prometheus: the configuration, rules and dashboards of docs/operations in a real Prometheus
// (Debian's package) over the service and both built sites, and a trace from a browser to the database.
import { setTimeout as pause } from 'node:timers/promises';
import { startReceiver } from '@voyage/tracing/receiver.ts';
import { printReport } from '@voyage/bench/print-report.ts';
import { onCleanUp, startService, startSite, temporaryFolder } from '@voyage/bench/processes.ts';
import { Report } from '@voyage/bench/report.ts';
import { freePort } from '@voyage/e2e/free-port.ts';
import { until } from '../until.ts';
import { readDashboards, variableSource, withVariables } from './dashboards.ts';
import { checkRules, startPrometheus, type Prometheus } from './prometheus.ts';
import { drive } from './traffic.ts';
import { describeTrace, traceOf } from './traces.ts';
import { logInByHand, startBrowser, visitWithBrowser } from './visitors.ts';

const report = new Report();
const { faults } = report;
const brands = ['main', 'club'] as const;

/** Whether it holds within some seconds. */
const within = (seconds: number, holds: () => Promise<boolean>): Promise<boolean> =>
  until('it holds', holds, { seconds, every: 200 }).then(
    () => true,
    () => false,
  );

/** Panels over what has not happened here are empty, and rightly so. */
const mayBeEmpty: readonly string[] = ['Calls to them that were not answered'];

/** Evaluates every query of the dashboards. */
async function tryDashboards(prometheus: Prometheus): Promise<void> {
  for (const dashboard of readDashboards()) {
    let [queries, series] = [0, 0];
    for (const variable of dashboard.templating.list) {
      const source = variableSource(variable);
      if (source && (await prometheus.labelValues(source.metric, source.label)).length === 0)
        faults.push(`${dashboard.file}: the variable ${variable.name} has no values`);
    }
    for (const { title, targets } of dashboard.panels)
      for (const { expr, refId } of targets) {
        const found = await prometheus.query(withVariables(expr)).catch((error: Error) => {
          faults.push(`${dashboard.file}, ${title} ${refId}: ${error.message}`);
        });
        if (!found) continue;
        queries++;
        series += found.length;
        if (found.length === 0 && !mayBeEmpty.includes(title))
          faults.push(`${dashboard.file}, ${title} ${refId}: no series`);
        const broken = found.filter(({ value }) => value[1] === 'NaN' || value[1].includes('Inf'));
        if (broken.length === found.length && found.length > 0)
          faults.push(`${dashboard.file}, ${title} ${refId}: no number`);
      }
    console.log(
      `${dashboard.file}: ${dashboard.panels.length} panels, ${queries} queries answered, ${series} series`,
    );
  }
}

/** What the traffic must have counted. */
const counted: readonly string[] = [
  'voyage_bookings_total{outcome="confirmed"}',
  'voyage_bookings_total{outcome="noCreditsLeft"}',
  'voyage_credits_taken_total{source="free"}',
  'voyage_credits_taken_total{source="unlimited"}',
  'voyage_dependency_call_duration_seconds_count{circuit="supplier-cancellation",call="cancel",outcome="answered"}',
  'voyage_site_requests_total{kind="page",page="hotel/search",status="200"}',
  'voyage_site_cache_lookups_total{result="hit"}',
  'voyage_site_cache_lookups_total{result="miss"}',
  'voyage_site_cache_dropped_total{reason="hotel"}',
  'voyage_page_views_total{device="phone"}',
  'voyage_page_errors_total{kind="uncaught"}',
  'voyage_reports_refused_total{reason="invalid"}',
];
async function tryCounts(prometheus: Prometheus): Promise<void> {
  for (const series of counted)
    if ((await prometheus.query(`sum(${series}) > 0`)).length === 0) faults.push(`${series} is 0`);
}

const firing = async (prometheus: Prometheus): Promise<string[]> =>
  (await prometheus.query('ALERTS{alertstate="firing"}')).map(({ metric }) => metric.alertname ?? '');

async function run(): Promise<void> {
  console.log(checkRules());
  const receiver = await startReceiver();
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint };
  const [servicePort, ...sitePorts] = await Promise.all([freePort(), freePort(), freePort()]);
  const service = await startService(temporaryFolder(), 300, {
    METRICS_PORT: String(servicePort),
    TRUSTED_PROXIES: '127.0.0.1,::1',
    ...traced,
  });
  const sites = await Promise.all(
    brands.map((brand, i) =>
      startSite(brand, service.origin, { SITE_METRICS_PORT: String(sitePorts[i]), ...traced }),
    ),
  );
  const prometheus = await startPrometheus([
    [`127.0.0.1:${servicePort}`],
    sitePorts.map((port) => `127.0.0.1:${port}`),
  ]);
  const browser = await startBrowser();
  onCleanUp(() => browser.close());
  onCleanUp(() => receiver.stop());
  const all = async () => (await prometheus.query('up == 1')).length === 3;
  if (!(await within(20, all))) faults.push('not all three processes are scraped');

  // Twice: a rate needs a scrape between the first event of a series and the next.
  for (const daysAhead of [60, 90]) {
    for (const { origin } of sites)
      console.log(`${origin}: bookings ${JSON.stringify(await drive(origin, daysAhead))}`);
    await Promise.all(sites.map(({ origin }) => visitWithBrowser(browser, origin)));
    await pause(3_000);
  }
  await tryCounts(prometheus);
  await tryDashboards(prometheus);
  for (const name of await firing(prometheus)) faults.push(`${name} fires, though nothing is wrong`);

  const [main, club] = sites;
  if (main) await logInByHand(browser, main.origin);
  await club?.stop();
  const stoppedAt = performance.now();
  const fires = await within(90, async () => (await firing(prometheus)).includes('SiteDown'));
  if (!fires) faults.push('SiteDown does not fire for a site that was stopped');
  else
    console.log(
      `SiteDown fires ${Math.round((performance.now() - stoppedAt) / 1000)} s after a site was stopped`,
    );
  await main?.stop();
  await service.stop(); // sends the traces that are left
  const trace = traceOf(receiver.spans, 'POST /v1/auth/login');
  if (!trace) faults.push('no trace leads from a site through the service to a statement');
  else console.log(`A login in a browser, one trace of ${trace.length} steps:\n${describeTrace(trace)}`);
}

await printReport(report, run);
