import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sandboxProperties } from './properties.ts';
import { serveRapidSandbox } from './server.ts';

// The sandbox as a program, with the key of RAPID_API_KEY and RAPID_SHARED_SECRET:
// node apps/api/src/inventory/rapid/sandbox/main.ts --port 4010 --data <folder> --properties 60

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    /** The folder of its bookings; without one they end with it. */
    data: { type: 'string' },
    properties: { type: 'string', default: '60' },
  },
});
const { RAPID_API_KEY: key, RAPID_SHARED_SECRET: secret } = process.env;
const pictures = join(import.meta.dirname, '../../../../../../packages/pictures/public/pictures');

async function main(): Promise<void> {
  if (!key || !secret) throw new Error('RAPID_API_KEY and RAPID_SHARED_SECRET must be set');
  if (values.data !== undefined) mkdirSync(values.data, { recursive: true });
  const sandbox = await serveRapidSandbox({
    key: { key, secret },
    now: () => new Date(),
    properties: sandboxProperties(Number(values.properties)),
    port: Number(values.port),
    ...(values.data !== undefined && { file: join(values.data, 'bookings.json') }),
    ...(existsSync(pictures) && { pictures }),
  });
  process.on('SIGTERM', () => void sandbox.close().then(() => process.exit(0)));
  console.log(`The supplier's sandbox is at ${sandbox.url}`);
  process.send?.({ ready: true, port: Number(new URL(sandbox.url).port) });
}

process.on('disconnect', () => process.exit(0)); // the parent process has ended
main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
