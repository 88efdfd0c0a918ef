import { readFileSync, writeFileSync } from 'node:fs';
import type { Access, Method } from './endpoint.ts';
import { endpointNames, endpointOf } from './endpoints.ts';

// `pnpm --filter @voyage/contracts generate-calls` writes call-lines.ts anew from the contracts.

const signs: Record<Method, string> = { GET: '', POST: '+', PUT: '=', PATCH: '~', DELETE: '-' };
const marks: Record<Access, string> = { none: '', optional: ' ?', required: ' !', staff: ' *' };
/** All paths begin with it; no line says so. */
const version = /^v1\//;
const file = new URL('call-lines.ts', import.meta.url);
export const readCallLines = (): string => readFileSync(file, 'utf8');

/** The text of call-lines.ts. */
export function callLinesText(): string {
  const lines = endpointNames.map((name) => {
    const { method, path, access, produces } = endpointOf(name);
    return `  ${name}: '${signs[method]}${path.replace(version, '')}${marks[access]}${produces ? ` ${produces}` : ''}',\n`;
  });
  return `// Made from the contracts by generate-calls.ts; not to be changed by hand.
import type { CallLine } from './call-line.ts';
import type { EndpointName } from './endpoints.ts';

export const callLines: Record<EndpointName, CallLine> = {\n${lines.join('')}};\n`;
}

if (import.meta.main) writeFileSync(file, callLinesText());
