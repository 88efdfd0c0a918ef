import { join } from 'node:path';

/** The sandbox of a hotel supplier, a program of its own (docs/suppliers/README.md): its folder, and its arguments for Node. */
export const sandboxFolder = join(import.meta.dirname, '..', '..', 'apps', 'api');
export const sandboxCommand = (port: number, data: string): [file: string, ...string[]] => [
  'src/inventory/rapid/sandbox/main.ts',
  `--port=${port}`,
  `--data=${data}`,
];

/** What the sandbox itself, a service and sites on its hotels know of it. @param port of the sandbox */
export const sandboxEnvironment = (port: number) => ({
  INVENTORY: 'rapid',
  RAPID_URL: `http://127.0.0.1:${port}`,
  RAPID_API_KEY: 'sandbox',
  RAPID_SHARED_SECRET: 'not a secret: it opens the sandbox on this machine',
  PICTURE_HOSTS: `127.0.0.1:${port}`,
});
