import { traced, tracing } from '@voyage/tracing/tracing.ts';
import type pg from 'pg';

const longest = 2_000;
const forms = [
  /^\s*(select)\b.*?\bfrom\s+"?(\w+)/is,
  /^\s*(insert)\s+into\s+"?(\w+)/i,
  /^\s*(update)\s+"?(\w+)/i,
  /^\s*(delete)\s+from\s+"?(\w+)/i,
];
/** A statement by its operation and its first table: "SELECT hotels". */
export function statementName(text: string): string {
  const [, verb = /\w+/.exec(text)?.[0] ?? 'statement', table] =
    forms.map((form) => form.exec(text)).find((found) => found !== null) ?? [];
  return [verb.toUpperCase(), ...(table === undefined ? [] : [table])].join(' ');
}

/** Whether a statement has written rows; one that only reads may be how a job finds that there is nothing to do. */
function hasWritten(result: unknown): boolean {
  if (typeof result !== 'object' || result === null || !('command' in result) || !('rowCount' in result))
    return false;
  return result.command !== 'SELECT' && typeof result.rowCount === 'number' && result.rowCount > 0;
}

/** Replaces the method `query` by one that is a step of the current trace. */
function traceQueries(target: pg.Pool | pg.PoolClient): void {
  const original: unknown = target.query;
  if (typeof original !== 'function') return;
  const query = (...parts: unknown[]): unknown => {
    const run = (): unknown => Reflect.apply(original, target, parts);
    const [statement] = parts;
    // One that submits itself is a stream, such as COPY.
    const isConfig = typeof statement === 'object' && statement !== null && !('submit' in statement);
    const text = isConfig && 'text' in statement ? statement.text : statement;
    // Outside a trace, such as at the start, or with a callback, as the pool itself calls its clients.
    if (typeof text !== 'string' || typeof parts.at(-1) === 'function' || !tracing()?.current()) return run();
    return traced(statementName(text), { kind: 'client' }, async (span) => {
      span.set('db.system.name', 'postgresql');
      span.set('db.query.text', text.slice(0, longest)); // with $1 for values, which are not recorded
      const result = await run();
      if (hasWritten(result)) span.worked();
      return result;
    });
  };
  Object.defineProperty(target, 'query', { value: query, configurable: true, writable: true });
}

/** Statements become steps of the current trace, if tracing has been switched on before. */
export function traceStatements(pool: pg.Pool): void {
  if (!tracing()) return;
  traceQueries(pool);
  pool.on('connect', traceQueries);
}
