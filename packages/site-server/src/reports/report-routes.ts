import { errorAddress, vitalsAddress } from '@voyage/site-core/reports/report.ts';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { Release } from '../platform/release.ts';
import { browserFamily } from './browser-family.ts';
import { minuteLimit } from './minute-limit.ts';
import { reportSchemas } from './report-schemas.ts';
import type { VisitorMetrics } from './visitor-metrics.ts';

export interface ReportRoutes {
  brand: 'main' | 'club';
  builtAt: number;
  release?: Release | undefined;
  metrics: VisitorMetrics;
  /** Identifies the sender, to limit the number of reports. Neither counted nor logged. */
  visitorOf: (c: Context) => string;
  /** Receives one line of JSON. */
  log?: (line: string) => void;
}

const longestBody = 2048;
const eachPerMinute = 60;
const linesPerMinute = 60;
/** The level of a warning in the service's log. */
const warning = 40;

/** Browsers that decline measurement send no reports (start-reports.ts); if one does, it is discarded. */
const declines = (c: Context): boolean => c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1';

/**
 * Reports of browsers, for metrics and the log. Received by the site rather than the service: it has the
 * page's own origin, it knows brand, release and pages, and errors arrive even if the service is unavailable.
 */
export function reportRoutes({
  brand,
  builtAt,
  release,
  metrics,
  visitorOf,
  log = (line) => console.log(line),
}: ReportRoutes): Hono {
  const app = new Hono();
  const schemas = reportSchemas(brand);
  const allows = minuteLimit(eachPerMinute);
  const mayLog = minuteLimit(linesPerMinute);

  const guard: MiddlewareHandler = async (c, next) => {
    c.header('cache-control', 'no-store');
    if (declines(c)) return c.body(null, 204);
    const site = c.req.header('sec-fetch-site');
    if (site && site !== 'same-origin') {
      metrics.refused('origin');
      return c.body(null, 403);
    }
    if (!allows(visitorOf(c))) {
      metrics.refused('limit');
      return c.body(null, 429);
    }
    return next();
  };
  const invalid = (c: Context, status: 400 | 413) => {
    metrics.refused('invalid');
    return c.body(null, status);
  };
  const size = bodyLimit({ maxSize: longestBody, onError: (c) => invalid(c, 413) });
  /** The report of a request, if it is strictly valid. */
  const read = async <Schema extends v.GenericSchema>(c: Context, schema: Schema) => {
    const body: unknown = await c.req.json().catch(() => undefined);
    const parsed = v.safeParse(schema, body);
    return parsed.success ? parsed.output : undefined;
  };

  app.post(vitalsAddress, guard, size, async (c) => {
    const report = await read(c, schemas.vitals);
    if (!report) return invalid(c, 400);
    metrics.vitals(report);
    return c.body(null, 204);
  });
  app.post(errorAddress, guard, size, async (c) => {
    const report = await read(c, schemas.error);
    if (!report) return invalid(c, 400);
    const browser = browserFamily(c.req.header('user-agent'));
    const isCurrent = report.build === builtAt;
    metrics.error({ ...report, isCurrent, browser });
    if (mayLog(''))
      log(
        JSON.stringify({
          level: warning,
          time: new Date().toISOString(),
          brand,
          ...report,
          ...(isCurrent && release && { release: release.version }),
          browser,
          msg: 'error in a browser',
        }),
      );
    return c.body(null, 204);
  });
  return app;
}
