import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { faceFile } from '@voyage/typefaces/face-file.ts';

type Bytes = Uint8Array<ArrayBuffer>;
interface Source {
  type: string;
  read: () => Promise<Bytes>;
}
export interface ReferenceFile extends Source {
  /** Undefined if compression gains nothing. */
  gzipped: Bytes | undefined;
  tag: string;
}

const require = createRequire(import.meta.url);
const script = 'text/javascript; charset=utf-8';
const start = `import { init } from './redoc.js';

const place = document.getElementById('reference');
const from = new URL('../openapi.json', import.meta.url);
try {
  const response = await fetch(from);
  if (!response.ok) throw new Error(String(response.status));
  const description = await response.json();
  // Relative servers are resolved against the document, but Redoc resolves them against the page.
  for (const server of description.servers) server.url = new URL(server.url, from).href.replace(/\\/$/, '');
  place.replaceChildren();
  const downloadUrls = [{ title: 'openapi.json', url: from.href }];
  init(description, { router: 'hash', disableTelemetry: true, downloadUrls }, place);
} catch {
  place.querySelector('.wait').append(' It could not be loaded just now; load the page again.');
}
`;
const face = (name: string): Source => ({ type: 'font/woff', read: () => readFile(faceFile(name)) });

/** A picture in its sidebar that the policy blocks, with a line in the console of each page. */
const pictureElsewhere = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini[\w-]*\.svg/g;

/** Typefaces that a release contains in any case, for certificates. */
const sources: Record<string, Source> = {
  'start.js': { type: script, read: () => Promise.resolve(new TextEncoder().encode(start)) },
  'redoc.js': {
    type: script,
    read: async () => {
      const file = await readFile(require.resolve('redoc/bundles/redoc.standalone.js'), 'utf8');
      return new TextEncoder().encode(file.replaceAll(pictureElsewhere, 'data:,'));
    },
  },
  'text.woff': face('hanken-grotesk/files/hanken-grotesk-latin-400-normal'),
  'strong.woff': face('hanken-grotesk/files/hanken-grotesk-latin-600-normal'),
  'display.woff': face('cormorant-garamond/files/cormorant-garamond-latin-500-normal'),
};
const prepared = new Map<string, Promise<ReferenceFile>>();

async function prepare({ type, read }: Source): Promise<ReferenceFile> {
  const content = await read();
  return {
    type,
    read,
    gzipped: type === script ? await promisify(gzip)(content) : undefined,
    tag: `W/"${createHash('sha1').update(content).digest('base64url')}"`,
  };
}

/** A file of the reference page, prepared on the first request. Undefined if there is no such file. */
export function referenceFile(name: string): Promise<ReferenceFile> | undefined {
  const source = Object.hasOwn(sources, name) ? sources[name] : undefined;
  if (!source) return undefined;
  const file = prepared.get(name) ?? prepare(source);
  prepared.set(name, file);
  return file;
}
