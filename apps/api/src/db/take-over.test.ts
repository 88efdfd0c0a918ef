import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { startEmbedded } from './embedded.ts';

const folder = mkdtempSync(join(tmpdir(), 'voyage-take-over-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process that starts the database of the folder, prints its URL and keeps running. */
async function another(): Promise<{ child: ChildProcess; url: string }> {
  const program = `import { startEmbedded } from './src/db/embedded.ts'; console.log((await startEmbedded(${JSON.stringify(folder)})).url); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: String(line).trim() };
}

it('rejects a folder in use; takes over the data after kill -9 of its owner', async () => {
  const { child, url } = await another();
  await expect(startEmbedded(folder)).rejects.toThrow(`in use by process ${child.pid}`);
  const first = new pg.Client({ connectionString: url });
  first.on('error', () => {});
  await first.connect();
  await first.query('create table kept as select 42 as answer');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const database = await startEmbedded(folder);
  try {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    expect((await client.query('select answer from kept')).rows).toEqual([{ answer: 42 }]);
    await client.end();
    await expect(first.query('select 1')).rejects.toThrow(); // the orphaned server is gone
  } finally {
    await database.stop();
  }
});
