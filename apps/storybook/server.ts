// Serves the built stories of both brands, as in a release: `node server.js`.
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

const port = Number(process.env.STORYBOOK_PORT ?? 6006);
const files = sirv(fileURLToPath(new URL('./dist', import.meta.url)), {
  brotli: true,
  gzip: true,
  etag: true,
});
const server = createServer((request, response) =>
  files(request, response, () => {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  }),
);
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is already in use.` : String(error));
  process.exit(1);
});
server.listen(port, () => process.send?.({ ready: true, port }));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
process.on('disconnect', () => process.exit(0));
