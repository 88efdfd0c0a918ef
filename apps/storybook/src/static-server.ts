import { once } from 'node:events';
import { createServer } from 'node:http';
import sirv from 'sirv';

/** Serves folders under paths (`/name/`) on a free local port until closed. */
export async function serveFolders(folders: Readonly<Record<string, string>>) {
  const mounts = Object.entries(folders).map(([path, folder]) => ({
    path,
    serve: sirv(folder, { maxAge: 3600 }),
  }));
  const server = createServer((request, response) => {
    const mount = mounts.find(({ path }) => request.url?.startsWith(path));
    request.url = request.url?.slice((mount?.path.length ?? 1) - 1);
    if (mount) mount.serve(request, response);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the Storybook server has no port');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${address.port}`, close };
}
