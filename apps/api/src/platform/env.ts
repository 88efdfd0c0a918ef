import * as v from 'valibot';
import { hostNames, port, seconds, share, wholeNumberBetween } from '@voyage/tracing/environment-values.ts';
import { isLoopback } from './loopback.ts';
import { parseTrustedProxies } from './trusted-proxies.ts';

/**
 * The only place that reads the environment. docs/operations/run.md lists every variable. No secret has a
 * default in production: without one the service does not start and names it.
 */
const flag = v.optional(
  v.pipe(
    v.picklist(['true', 'false', '1', '0']),
    v.transform((x) => x === 'true' || x === '1'),
  ),
  'false',
);
const callsPerMinute = wholeNumberBetween(1, 1_000_000_000);

export const schema = v.object({
  NODE_ENV: v.optional(v.picklist(['production', 'development', 'test']), 'development'),
  API_PORT: v.optional(port, '4000'),
  API_HOST: v.optional(v.string(), '127.0.0.1'),
  /** How long `/ready` refuses before a stopping process does: until balancers have noticed. */
  DRAIN_SECONDS: v.optional(seconds, '0'),
  /** How long a stopping process completes the requests in progress; a booking may take 45 s (guard-supplier.ts). */
  STOP_SECONDS: v.optional(seconds, '50'),
  /** Where metrics are served, at /metrics, besides the service; by default nothing is measured. */
  METRICS_PORT: v.optional(port),
  /** Base address of an OTLP receiver for traces; by default nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(v.pipe(v.string(), v.url())),
  /** Share of the traces that start here which are recorded. */
  OTEL_TRACES_SAMPLER_ARG: v.optional(share, '1'),
  /** Any PostgreSQL; by default the embedded one in DATA_DIR. */
  DATABASE_URL: v.optional(v.string()),
  DATABASE_POOL: v.optional(wholeNumberBetween(1, 10_000), '16'),
  DATA_DIR: v.optional(v.string(), '.data'),
  /** Signs access tokens and offers; at least 32 characters. */
  AUTH_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  /** A second secret whose signatures are accepted during a rotation; it signs nothing. */
  AUTH_SECRET_PREVIOUS: v.optional(v.pipe(v.string(), v.minLength(32))),
  /** Which adapter of the inventory port runs (create-inventory.ts). */
  INVENTORY: v.optional(v.picklist(['embedded', 'rapid']), 'embedded'),
  /** The supplier of INVENTORY=rapid (docs/suppliers/rapid.md): its host and our key, of its contract. */
  RAPID_URL: v.optional(v.pipe(v.string(), v.url())),
  RAPID_API_KEY: v.optional(v.pipe(v.string(), v.minLength(1))),
  RAPID_SHARED_SECRET: v.optional(v.pipe(v.string(), v.minLength(1))),
  /** As whom we sell. */
  RAPID_COUNTRY: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), 'TW'),
  RAPID_CURRENCY: v.optional(v.picklist(['TWD'], 'cards are charged in New Taiwan dollars only'), 'TWD'),
  RAPID_BILLING_TERMS: v.optional(v.string()),
  RAPID_PAYMENT_TERMS: v.optional(v.string()),
  RAPID_PARTNER_POINT_OF_SALE: v.optional(v.string()),
  RAPID_PLATFORM_NAME: v.optional(v.string()),
  /** Which properties are sold: by their stars, by chain, and by a file with one number a line. */
  RAPID_LEAST_RATING: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:[0-4](?:\.\d)?|5(?:\.0)?|none)$/),
      v.transform((stars) => (stars === 'none' ? Infinity : Number(stars))),
    ),
    '4.5',
  ),
  RAPID_CHAINS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(-?\d+(\s*,\s*-?\d+)*)?$/),
      v.transform((list) => list.split(/\s*,\s*/).filter(Boolean)),
    ),
    '',
  ),
  RAPID_PROPERTIES: v.optional(v.string()),
  /** Calls a minute; without it the supplier's own limits are enough. */
  RAPID_MINUTE_BUDGET: v.optional(callsPerMinute),
  /** How long it holds rooms, by contract; without it no rooms are held. */
  RAPID_HOLD_MINUTES: v.optional(wholeNumberBetween(1, 1_440)),
  /** What its notices are authorised with; without it none are accepted. */
  RAPID_NOTICE_KEY: v.optional(v.pipe(v.string(), v.minLength(16))),
  /** Its terms, with `{language}` where its language code stands; without it no page names them. */
  RAPID_TERMS_URL: v.optional(v.pipe(v.string(), v.startsWith('https://'), v.url())),
  /** Answers that its test host is to give. */
  RAPID_TEST: v.optional(v.pipe(v.string(), v.regex(/^[a-z_]+$/))),
  /** Creates the demonstration inventory and people at first start. */
  DEMO_DATA: flag,
  /** How many hotels the generator creates (the bench uses more). */
  DEMO_HOTELS: v.optional(wholeNumberBetween(1, 1_000_000), '4100'),
  /** Addresses and ranges whose X-Forwarded-For is trusted, comma separated; none by default. */
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        try {
          return parseTrustedProxies(dataset.value);
        } catch (error) {
          addIssue({ message: error instanceof Error ? error.message : String(error) });
          return NEVER;
        }
      }),
    ),
    '',
  ),
  /** Origins allowed to call from a browser besides the sites' own. */
  ALLOWED_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((x) =>
        x
          .split(',')
          .map((y) => y.trim())
          .filter(Boolean),
      ),
    ),
    '',
  ),
  /** Hosts from which pictures of hotels are shown besides our own: those of a supplier. */
  PICTURE_HOSTS: hostNames,
  LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  /** Whether responses are validated against their contract (always in tests and development). */
  CHECK_RESPONSES: flag,
  /** Public URLs of the sites: for links in emails and the return from the bank. */
  SITE_URL_MAIN: v.optional(v.pipe(v.string(), v.url()), 'http://localhost:3000'),
  SITE_URL_CLUB: v.optional(v.pipe(v.string(), v.url()), 'http://localhost:3001'),
  /** smtp://user:password@host:587, or smtps://...:465; by default emails stay in the embedded mailbox. */
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//))),
  MAIL_FROM_MAIN: v.optional(v.pipe(v.string(), v.email()), 'letters@aldermere.example'),
  MAIL_FROM_CLUB: v.optional(v.pipe(v.string(), v.email()), 'letters@lanthorn.example'),
  /** Recipient of the contact form's inquiries. */
  SERVICE_MAILBOX: v.optional(v.pipe(v.string(), v.email()), 'service@voyage.example'),
  /**
   * A source of exchange rates: JSON with `base`, `date` and `rates`; by default the dated table of the
   * installation.
   */
  RATES_URL: v.optional(v.pipe(v.string(), v.url())),
  /** An SMS provider over HTTP, and its key; by default texts stay in the embedded mailbox. */
  SMS_URL: v.optional(v.pipe(v.string(), v.url())),
  SMS_KEY: v.optional(v.string()),
  /** TapPay; without the partner key the embedded sandbox gateway takes demonstration cards. */
  TAPPAY_PARTNER_KEY: v.optional(v.string()),
  TAPPAY_MERCHANT_ID: v.optional(v.string()),
  TAPPAY_APP_ID: v.optional(wholeNumberBetween(1, Number.MAX_SAFE_INTEGER)),
  TAPPAY_APP_KEY: v.optional(v.string()),
  /** Sends every card through its bank's page (3-D Secure). */
  TAPPAY_THREE_D_SECURE: v.optional(
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((x) => x === 'true'),
    ),
    'true',
  ),
  TAPPAY_ENV: v.optional(v.picklist(['sandbox', 'production']), 'production'),
  /** The chat: the workspace at Intercom, and what signs members' identity for it; without them there is no chat. */
  INTERCOM_APP_ID: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9]{4,32}$/i))),
  INTERCOM_SECRET: v.optional(v.pipe(v.string(), v.minLength(16))),
  /** Calls per minute from one address; costly ones are limited to a part of it (http/handling/costly-calls.ts). */
  RATE_LIMIT: v.optional(callsPerMinute, '1200'),
  /** Wrong passwords of one account in a quarter of an hour; of one address, as other guesses, up to five times as many. */
  LOGIN_ATTEMPTS: v.optional(callsPerMinute, '10'),
  /** Hours without a call after which a staff session ends. */
  STAFF_IDLE_HOURS: v.optional(wholeNumberBetween(1, 8_760), '12'),
  /** Whether staff need a second factor; absent: optional in demonstrations, required everywhere else. */
  STAFF_SECOND_FACTOR: v.optional(v.picklist(['required', 'optional'])),
});

export type Env = v.InferOutput<typeof schema> & {
  AUTH_SECRET: string;
  STAFF_SECOND_FACTOR: 'required' | 'optional';
  /** Whether the embedded mailbox can be read at /dev/mailbox: in demonstrations, and outside production. */ MAILBOX_PAGES: boolean;
  SITE_URLS: { main: string; club: string };
};

/** Required for a production start, except for a demonstration. */
const needed = [
  'DATABASE_URL',
  'SITE_URL_MAIN',
  'SITE_URL_CLUB',
  'SMTP_URL',
  'MAIL_FROM_MAIN',
  'MAIL_FROM_CLUB',
  'SERVICE_MAILBOX',
  'SMS_URL',
  'SMS_KEY',
  'TAPPAY_PARTNER_KEY',
  'TAPPAY_MERCHANT_ID',
  'TAPPAY_APP_ID',
  'TAPPAY_APP_KEY',
] as const;

/** A supplier is complete; what is tried out books nothing, and what is for real has no test in it. */
function supplierProblems({
  NODE_ENV,
  DEMO_DATA,
  INVENTORY,
  RAPID_URL,
  RAPID_API_KEY,
  RAPID_SHARED_SECRET,
  RAPID_TEST,
}: v.InferOutput<typeof schema>): string[] {
  if (INVENTORY !== 'rapid') return [];
  const missing = Object.entries({ RAPID_URL, RAPID_API_KEY, RAPID_SHARED_SECRET }).flatMap(([name, value]) =>
    value === undefined ? [`${name}: required with INVENTORY=rapid`] : [],
  );
  const isProduction = NODE_ENV === 'production' && !DEMO_DATA;
  if (isProduction && RAPID_TEST !== undefined)
    return [...missing, 'RAPID_TEST: refused in production: nothing would be booked'];
  if (RAPID_URL === undefined) return missing;
  const url = new URL(RAPID_URL);
  const isLocal = isLoopback(url);
  if (url.protocol !== 'https:' && !isLocal) missing.push('RAPID_URL: https only');
  if (!isProduction && !isLocal && RAPID_TEST === undefined)
    return [...missing, 'RAPID_TEST: required outside production, or stays are booked for real'];
  return missing;
}

/** @throws Error that lists every missing or invalid variable. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const result = v.safeParse(schema, source);
  const problems = result.success
    ? []
    : result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  const production = source.NODE_ENV === 'production';
  if (production && !source.AUTH_SECRET)
    problems.push('AUTH_SECRET: required in production (32 characters or more)');
  if (production && result.success && !result.output.DEMO_DATA)
    for (const name of needed) if (!source[name]) problems.push(`${name}: required in production`);
  if (
    result.success &&
    (result.output.TAPPAY_PARTNER_KEY === undefined) !== (result.output.TAPPAY_MERCHANT_ID === undefined)
  )
    problems.push('TAPPAY_MERCHANT_ID: set it together with TAPPAY_PARTNER_KEY, or neither');
  if (
    result.success &&
    (result.output.INTERCOM_APP_ID === undefined) !== (result.output.INTERCOM_SECRET === undefined)
  )
    problems.push('INTERCOM_APP_ID: set it together with INTERCOM_SECRET, or neither');
  if (!production && source.NODE_ENV !== 'test' && source.DATABASE_URL && !source.AUTH_SECRET)
    problems.push('AUTH_SECRET: required with DATABASE_URL: others may reach that database');
  if (
    result.success &&
    result.output.DEMO_DATA &&
    result.output.TAPPAY_PARTNER_KEY &&
    result.output.TAPPAY_ENV === 'production'
  )
    problems.push('DEMO_DATA: demonstration people and a gateway that takes money do not go together');
  if (result.success && !result.output.DEMO_DATA && result.output.STAFF_SECOND_FACTOR === 'optional')
    problems.push('STAFF_SECOND_FACTOR: optional in demonstrations only (DEMO_DATA)');
  if (result.success) problems.push(...supplierProblems(result.output));
  if (!result.success || problems.length > 0)
    throw new Error(`The environment is invalid:\n  ${problems.join('\n  ')}`);
  const trimmed = (url: string) => url.replace(/\/$/, '');
  return {
    ...result.output,
    MAILBOX_PAGES: result.output.DEMO_DATA || !production,
    SITE_URLS: { main: trimmed(result.output.SITE_URL_MAIN), club: trimmed(result.output.SITE_URL_CLUB) },
    STAFF_SECOND_FACTOR:
      result.output.STAFF_SECOND_FACTOR ?? (result.output.DEMO_DATA ? 'optional' : 'required'),
    AUTH_SECRET: result.output.AUTH_SECRET ?? 'development only, not a secret at all',
  };
}
