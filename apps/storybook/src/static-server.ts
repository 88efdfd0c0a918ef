import { createServer } from 'node:http';
import sirv from 'sirv';

/**
 * Serves the files of a folder on a free local port until closed; under the paths of `mounts` (`/name/`),
 * those of other folders. Frames below the path `withoutFrames` are empty.
 */
export async function serveFolder(
  folder: string,
  mounts: Readonly<Record<string, string>> = {},
  withoutFrames?: string,
): Promise<{ origin: string; close: () => void }> {
  // The same files are requested once per language; the browser may cache them.
  const options = { maxAge: 600, etag: true };
  const own = sirv(folder, options);
  const mounted = Object.entries(mounts).map(([path, root]) => ({ path, serve: sirv(root, options) }));
  const server = createServer((request, response) => {
    if (
      withoutFrames &&
      request.url?.startsWith(withoutFrames) &&
      request.headers['sec-fetch-dest'] === 'iframe'
    )
      return response.end();
    const mount = mounted.find(({ path }) => request.url?.startsWith(path));
    if (!mount) return own(request, response);
    request.url = request.url?.slice(mount.path.length - 1);
    return mount.serve(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server of the stories has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
