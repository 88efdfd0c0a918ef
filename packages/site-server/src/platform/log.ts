import { brand } from '@voyage/brand';
import { tracing } from '@voyage/tracing/tracing.ts';

/** As in the service's log (docs/operations/watch.md). */
const levels = { warn: 40, error: 50 } as const;

/** What the log keeps of an error: its kind, its message and its stack without it. */
const loggedError = (error: unknown): object =>
  error instanceof Error
    ? {
        name: error.name,
        reason: error.message,
        frames: (error.stack ?? '')
          .split('\n')
          .filter((line) => /^\s+at /.test(line))
          .slice(0, 12)
          .join('\n'),
      }
    : { name: typeof error, reason: String(error) };

const write =
  (level: keyof typeof levels) =>
  ({ error, ...fields }: Record<string, unknown>, msg: string): void => {
    const trace = tracing()?.current();
    console.log(
      JSON.stringify({
        level: levels[level],
        time: new Date().toISOString(),
        brand: brand.id,
        ...(trace && { traceId: trace.traceId }),
        ...fields,
        ...(error !== undefined && { error: loggedError(error) }),
        msg,
      }),
    );
  };

/** The log of a site: a line of JSON each, as the service writes them. `error` may be anything that was thrown. */
export const log = { warn: write('warn'), error: write('error') };
