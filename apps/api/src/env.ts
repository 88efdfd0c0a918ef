import * as v from 'valibot';

/**
 * The one door to the environment. docs/operations.md lists every variable. Nothing secret has a
 * default in production: a production start without them refuses and names them.
 */
const flag = v.optional(v.pipe(v.picklist(['true', 'false', '1', '0']), v.transform((x) => x === 'true' || x === '1')), 'false');
const number = (fallback: string) => v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)), fallback);

const schema = v.object({
  NODE_ENV: v.optional(v.picklist(['production', 'development', 'test']), 'development'),
  /** 0 takes any free port. */
  API_PORT: number('4000'),
  API_HOST: v.optional(v.string(), '127.0.0.1'),
  /** Any PostgreSQL; absent: the embedded one in DATA_DIR. */
  DATABASE_URL: v.optional(v.string()),
  DATABASE_POOL: number('16'),
  DATA_DIR: v.optional(v.string(), '.data'),
  /** Signs access tokens and offers; at least 32 characters. */
  AUTH_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  /** Fills the inventory and the demonstration people at first start. */
  DEMO_DATA: flag,
  /** How many hotels the generator makes (the bench asks for more). */
  DEMO_HOTELS: number('4100'),
  /** Addresses whose X-Forwarded-For is believed, comma separated; none by default. */
  TRUSTED_PROXIES: v.optional(v.pipe(v.string(), v.transform((x) => x.split(',').map((y) => y.trim()).filter(Boolean))), ''),
  /** Origins allowed to call from a browser besides the sites' own. */
  ALLOWED_ORIGINS: v.optional(v.pipe(v.string(), v.transform((x) => x.split(',').map((y) => y.trim()).filter(Boolean))), ''),
  LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  /** Answers may be checked against their contract (always in tests and development). */
  CHECK_RESPONSES: flag,
  /** Requests a minute that one address may make of a call that guesses (login ...). */
  LOGIN_ATTEMPTS: number('10'),
});

export type Env = v.InferOutput<typeof schema> & { AUTH_SECRET: string };

/** @throws Error that lists every variable that is missing or not valid. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const result = v.safeParse(schema, source);
  const problems = result.success ? [] : result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  const production = source.NODE_ENV === 'production';
  if (production && !source.AUTH_SECRET) problems.push('AUTH_SECRET: required in production (32 characters or more)');
  if (!result.success || problems.length > 0) throw new Error(`The environment is not complete:\n  ${problems.join('\n  ')}`);
  return { ...result.output, AUTH_SECRET: result.output.AUTH_SECRET ?? 'development only, not a secret at all' };
}
