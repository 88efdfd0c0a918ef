import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startProcess } from '../../../../testing/process.ts';
import { rapidClient } from '../client.ts';
import { linesOf } from '../content/download.ts';

const key = { key: 'a-key', secret: 'a-secret' };
const data = mkdtempSync(join(tmpdir(), 'voyage-sandbox-'));
afterAll(() => rmSync(data, { recursive: true }));
const start = (changes: Record<string, string | undefined>, ...args: string[]) =>
  startProcess('', changes, join(import.meta.dirname, 'main.ts'), args);
const ours = { RAPID_API_KEY: key.key, RAPID_SHARED_SECRET: key.secret };

test('the sandbox as a program: it logs where it listens, shows pictures, and ends when asked', async () => {
  const sandbox = await start(ours, `--data=${join(data, 'new')}`, '--properties=8');
  const url = `http://127.0.0.1:${sandbox.port}`;
  const client = rapidClient({ url, key, userAgent: 'Voyage', fetch, now: () => new Date() });
  const { body } = await client({
    method: 'GET',
    path: '/files/properties/content',
    query: { language: 'zh-TW' },
  });
  const lines = await Array.fromAsync(linesOf(fetch, (body as { href: string }).href));
  expect(lines).toHaveLength(8);
  const [picture = ''] = /http:[^"]+tower-drive-blue[^"]+/.exec(lines[0] ?? '') ?? [];
  expect(picture).toMatch(`${url}/pictures/`);
  expect((await fetch(picture)).headers.get('content-type')).toBe('image/webp');
  expect(await sandbox.stop()).toBe(0);
});

test('it does not start without a key', async () => {
  await expect(start({ ...ours, RAPID_API_KEY: undefined })).rejects.toThrow('RAPID_API_KEY');
});
