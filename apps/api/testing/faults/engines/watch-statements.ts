import pg from 'pg';
import { firstStatement } from '../../../src/db/connect.ts';

export interface WatchedStatements {
  /** Runs `work` and returns the statements that were sent meanwhile. */
  during(work: () => Promise<unknown>): Promise<string[]>;
  /** From now on the database rejects these statements as an engine without the feature would. */
  refuse(lacks: (text: string) => boolean): void;
  stop(): void;
}

const refusal = `do $$ begin raise exception 'this engine does not have it' using errcode = '0A000'; end $$`;
const textOf = (statement: unknown): string => {
  if (typeof statement === 'string') return statement;
  const text = typeof statement === 'object' && statement !== null && 'text' in statement && statement.text;
  return typeof text === 'string' ? text : '';
};

/**
 * Watches the statements of every connection of this process until it is stopped, except the first one of each: which
 * path needs a new connection is chance.
 */
export function watchStatements(): WatchedStatements {
  const original: unknown = Reflect.get(pg.Client.prototype, 'query');
  if (typeof original !== 'function') throw new Error('pg.Client has no method query');
  let sent: string[] = [];
  let lacks: (text: string) => boolean = () => false;
  const replace = (query: unknown) =>
    Object.defineProperty(pg.Client.prototype, 'query', { value: query, configurable: true, writable: true });
  replace(function query(this: pg.Client, ...parts: unknown[]): unknown {
    const text = textOf(parts[0]);
    const isFirst = text === firstStatement.text;
    if (!isFirst) sent.push(text);
    if (isFirst || !lacks(text)) return Reflect.apply(original, this, parts);
    // The database itself rejects it, so that a transaction is aborted as by a real one. With the pool's callback, if any.
    return Reflect.apply(original, this, [refusal, ...parts.filter((part) => typeof part === 'function')]);
  });
  return {
    during: async (work) => {
      sent = [];
      await work();
      return sent;
    },
    refuse: (these) => void (lacks = these),
    stop: () => void replace(original),
  };
}
