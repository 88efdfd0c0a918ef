import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePorts } from './ports.ts';

test('each port is used once, and none that is taken', async () => {
  const first = await freePorts(21_900)();
  const other = createServer().listen(first, '127.0.0.1');
  await once(other, 'listening');
  const free = freePorts(first);
  const ports = [await free(), await free()];
  expect(ports).not.toContain(first);
  expect(new Set(ports).size).toBe(2);
  other.close();
});
