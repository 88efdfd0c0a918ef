import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/**
 * The lines of a compressed file, as they come: a file is larger than memory.
 * @throws Error if it is not there, or was cut
 */
export async function* linesOf(fetchFile: typeof fetch, address: string): AsyncGenerator<string> {
  const response = await fetchFile(address);
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error(`content file: HTTP ${response.status}`);
  }
  const unpacked = createGunzip();
  const source = Readable.fromWeb(response.body);
  // what is cut must end the reading, which a pipe alone does not do
  source.on('error', (error) => unpacked.destroy(error));
  unpacked.on('close', () => source.destroy());
  const lines = createInterface({ input: source.pipe(unpacked), crlfDelay: Infinity });
  let failure: unknown;
  unpacked.on('error', (error) => {
    failure = error;
    lines.close();
  });
  for await (const line of lines) if (line !== '') yield line;
  if (failure) throw failure instanceof Error ? failure : new Error(String(failure));
}
