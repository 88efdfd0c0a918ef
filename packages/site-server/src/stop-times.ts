import * as v from 'valibot';

/** Digits only, as in the service (apps/api/src/env.ts). */
const seconds = (fallback: string) =>
  v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)), fallback);
const schema = v.object({
  /** How long `/ready` refuses before a stopping process does: until balancers have noticed. */
  DRAIN_SECONDS: seconds('0'),
  /** How long a stopping process completes the calls in progress; pages wait that long for a booking. */
  STOP_SECONDS: seconds('50'),
});
export type StopTimes = v.InferOutput<typeof schema>;

/** @throws Error that lists every invalid variable */
export function readStopTimes(source: Record<string, string | undefined>): StopTimes {
  const { success, issues, output } = v.safeParse(schema, source);
  if (success) return output;
  const problems = issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  throw new Error(`The environment is not complete:\n  ${problems.join('\n  ')}`);
}
