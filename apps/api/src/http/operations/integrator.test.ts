import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serve, type ServerType } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../testing/service.ts';

let s: TestService;
let server: ServerType;
let address: string;
beforeAll(async () => {
  s = await startService();
  server = serve({ fetch: s.app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const at = server.address();
  address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`;
});
afterAll(async () => {
  server?.close();
  await s?.close();
});

const folderOf = (name: string, from = import.meta.url) =>
  dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`, from)));
const integrator = folderOf('@voyage/integrator');
/** Runs a program in the integrator's folder and returns what it prints. @throws Error with its output */
async function run(program: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
    cwd: integrator,
    env: {},
    maxBuffer: 16 * 1024 * 1024,
  }).catch((error: Error & { stdout?: string; stderr?: string }) => {
    throw new Error(`${error.stdout}${error.stderr}`, { cause: error });
  });
  return stdout;
}

interface Recorded {
  // oxlint-disable-next-line no-explicit-any -- printed by a program that does not know our types
  calls: Record<string, { body?: unknown; data: any }>;
  refusals: Record<string, Record<string, unknown>>;
  statuses: string[];
}
/** Without what is another in every run: tokens, offers, ids, numbers. */
function stable(recorded: Omit<Recorded, 'statuses'>, changing: [value: unknown, name: string][]): string {
  let text = JSON.stringify(recorded, null, 2);
  for (const [value, name] of changing)
    if (value) text = text.replaceAll(JSON.stringify(value), JSON.stringify(name));
  return `${text.replaceAll(/"requestId": "[^"]*"/g, '"requestId": "8c0d7f0e-2f6d-4f0a-9a56-0d8a3c1b7e21"')}\n`;
}

test('a client generated from the document alone logs in, searches, books and cancels over HTTP; its responses are the examples', async () => {
  // tooling/integrator sees nothing of this workspace (tooling/checks/boundaries.ts).
  await run('generate.ts', address);
  // The program is right by its types, and each of `mistakes.ts` is wrong.
  await run(join(folderOf('typescript'), 'bin', 'tsc'), '-p', '.');

  const { statuses, calls, refusals }: Recorded = JSON.parse(await run('book.ts', address));
  expect(statuses).toEqual(['confirmed', 'cancelled']);
  const dataOf = (name: string) => calls[name]?.data ?? {};
  const { rooms } = dataOf('planSearch');
  for (const { offers } of rooms) offers.splice(1); // one of each room is enough for an example
  rooms.splice(1);
  const { accessToken, refreshToken } = dataOf('login');
  const { orderId, bookingNumber, reservationNumber } = dataOf('createBooking');
  const example = stable({ calls, refusals }, [
    [accessToken, 'eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiJleGFtcGxlIn0.c2lnbmF0dXJl'],
    [refreshToken, 'q8sY1n7TtW5oZc2kX3vJ0bq8sY1n7TtW5oZc2kX3vJ0'],
    [rooms[0].offers[0].offerRef, '4b1d3f0a-8c57-4e2b-9a16-d05c7e3f8b21_0'],
    [orderId, '5f0c5f5e-6a43-4d92-8b0e-7f1f4c7c2f10'],
    [bookingNumber, 'B-20261110-0042'],
    [reservationNumber, 'R-7H2K9Q'],
    [dataOf('cancelBooking').hotelCancellationNumber, 'C-7H2K9Q'],
  ]);
  await expect(example).toMatchFileSnapshot('./examples.json');
});
