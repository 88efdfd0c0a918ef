import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Query } from '@voyage/bench/processes.ts';
import pg from 'pg';
import { statusOf, until } from '../until.ts';
import type { Supervised } from './supervise.ts';

/** A PostgreSQL server with the Patroni that runs it. */
export interface DatabaseNode {
  name: string;
  /** Of Patroni's REST interface. */
  rest: string;
  patroni: Supervised;
}
const roleOf = async (node: DatabaseNode, role: 'primary' | 'synchronous'): Promise<boolean> =>
  (await statusOf(`${node.rest}/${role}`)) === 200;

/** The node that Patroni says has the role; undefined if none has. */
export async function nodeWithRole(
  role: 'primary' | 'synchronous',
  nodes: readonly DatabaseNode[],
): Promise<DatabaseNode | undefined> {
  const has = await Promise.all(nodes.map((node) => roleOf(node, role)));
  return nodes.find((_, i) => has[i]);
}

/** The node of a role. @throws Error if none has it */
export async function nodeOf(
  role: 'primary' | 'synchronous',
  nodes: readonly DatabaseNode[],
): Promise<DatabaseNode> {
  const node = await nodeWithRole(role, nodes);
  if (!node) throw new Error(`no PostgreSQL node is ${role}`);
  return node;
}

/** One primary, one synchronous replica, and everyone else streaming from it. */
export const settled = (nodes: readonly DatabaseNode[]): Promise<void> =>
  until(
    'a primary with a synchronous replica, and all others streaming',
    async () => {
      const [primary, replica] = await Promise.all([
        nodeWithRole('primary', nodes),
        nodeWithRole('synchronous', nodes),
      ]);
      const answer = await fetch(`${primary?.rest}/cluster`);
      const { members }: { members: { role: string; state: string }[] } = await answer.json();
      const others = members.filter((member) => member.role !== 'leader');
      const streams = ({ state }: { state: string }) => state === 'running' || state === 'streaming';
      return replica !== undefined && others.length === nodes.length - 1 && others.every(streams);
    },
    { seconds: 300, every: 250 },
  );

/** kill -9 of PostgreSQL's first process; its Patroni decides what follows. */
export function killPostgres(node: Pick<DatabaseNode, 'name'>, folder: string): void {
  const file = join(folder, node.name, 'postmaster.pid');
  if (!existsSync(file)) return;
  process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
}

/** Hands the primary's role over, as an operator does before maintenance (`patronictl switchover`). */
export async function switchOver(from: DatabaseNode, to: DatabaseNode): Promise<void> {
  const answer = await fetch(`${from.rest}/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader: from.name, candidate: to.name }),
  });
  if (answer.status !== 200) throw new Error(`switchover: ${answer.status} ${await answer.text()}`);
}

/** Statements on a connection of their own, at whatever the address leads to now. */
export const queryAt =
  (url: string): Query =>
  async <T extends object>(text: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => {}); // the statement reports it
    await client.connect();
    try {
      return (await client.query<T>(text, values)).rows;
    } finally {
      await client.end();
    }
  };
