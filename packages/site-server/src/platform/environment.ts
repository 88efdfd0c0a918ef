import { hostNames, port, seconds, share, wholeNumberBetween } from '@voyage/tracing/environment-values.ts';
import * as v from 'valibot';

const url = v.pipe(v.string(), v.url());

/** What a site reads at its start; docs/operations/run.md lists every variable. */
export const schema = v.object({
  MAIN_PORT: v.optional(port, '3000'),
  CLUB_PORT: v.optional(port, '3001'),
  /** The service. Addresses of calls are appended to it, hence no trailing slash; so does addresses.ts. */
  API_URL: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/\S*[^\s/]$/)), 'http://127.0.0.1:4000'),
  /** Scheme and host of canonical addresses; by default the request's. Read for each page. */
  SITE_ORIGIN: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/?#]+$/))),
  /** How long `/ready` refuses before a stopping process does: until balancers have noticed. */
  DRAIN_SECONDS: v.optional(seconds, '0'),
  /** How long a stopping process completes the calls in progress; pages wait that long for a booking. */
  STOP_SECONDS: v.optional(seconds, '50'),
  /** How many proxies in front append to `X-Forwarded-For`. */
  SITE_PROXIES: v.optional(wholeNumberBetween(0, 100), '0'),
  /** A folder with the brand's other releases, for the assets of pages that they rendered. */
  RELEASES_DIR: v.optional(v.string()),
  /** Where metrics are served; by default nothing is measured. */
  SITE_METRICS_PORT: v.optional(port),
  SITE_METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  /** Base address of an OTLP receiver for traces; by default nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(url),
  /** Share of the traces that are recorded. */
  OTEL_TRACES_SAMPLER_ARG: v.optional(share, '1'),
  TAPPAY_APP_ID: v.optional(v.pipe(v.string(), v.regex(/^\d+$/))),
  TAPPAY_ENV: v.optional(v.picklist(['sandbox', 'production']), 'production'),
  INTERCOM_APP_ID: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9]{4,32}$/i))),
  /** Hosts from which pages may load pictures of hotels, besides the site itself. */
  PICTURE_HOSTS: hostNames,
  /** An operator's own map, and the origins of its parts. */
  MAP_STYLE_URL: v.optional(url),
  MAP_ORIGINS: v.optional(v.string()),
  /** An instant; any other text: for an unknown time. */
  MAINTENANCE_UNTIL: v.optional(v.string()),
});
export type SiteEnvironment = v.InferOutput<typeof schema>;

/** @throws Error that lists every invalid variable */
export function readEnvironment(source: Record<string, string | undefined>): SiteEnvironment {
  const { success, issues, output } = v.safeParse(schema, source);
  if (success) return output;
  const problems = issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  throw new Error(`The environment is invalid:\n  ${problems.join('\n  ')}`);
}

/** That of this process. Where it is invalid, the process says why and ends with 78, as the service does. */
export function environmentOfProcess(): SiteEnvironment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(78);
  }
}
