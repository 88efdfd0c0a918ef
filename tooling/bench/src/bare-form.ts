import { createServer } from 'node:http';
import { freePort } from './processes.ts';

const fields = Array.from({ length: 20 }, (_, i) => `<p><label>Field ${i + 1} <input></label></p>`).join('');
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A bare form</title></head><body><h1>A bare form</h1><p>The largest text of a page that has neither styles nor scripts, so that its paint takes as long as this machine's browser takes at least.</p><form>${fields}<button>Send</button></form></body></html>`;

/** Serves a form without styles and scripts: the least that a page takes on this machine. */
export async function startBareForm(): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(page),
  );
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${port}/`, stop: () => void server.close() };
}
