import { readFileSync, writeFileSync } from 'node:fs';
import type { Access, Method } from './endpoint.ts';
import { endpointNames, endpointOf } from './endpoints.ts';

// `pnpm --filter @voyage/contracts generate-calls` regenerates the files of call lines from the contracts.

const signs: Record<Method, string> = { GET: '', POST: '+', PUT: '=', PATCH: '~', DELETE: '-' };
const marks: Record<Access, string> = { none: '', optional: ' ?', required: ' !', staff: ' *' };
/** The common prefix of all paths, omitted in lines. */
const version = /^v1\//;
/** Calls of staff are separate: visitors and members never make one, and every page contains the others. */
const files = { site: 'call-lines.ts', staff: 'staff-call-lines.ts' } as const;
export type LinesFile = keyof typeof files;
export const linesFiles = Object.keys(files) as LinesFile[]; // the keys of a constant
const urlOf = (file: LinesFile) => new URL(files[file], import.meta.url);
export const readCallLines = (file: LinesFile): string => readFileSync(urlOf(file), 'utf8');

/** The text of a file of call lines. */
export function callLinesText(file: LinesFile): string {
  const lines = endpointNames.flatMap((name) => {
    const { method, path, access, produces } = endpointOf(name);
    if ((access === 'staff') !== (file === 'staff')) return [];
    return `  ${name}: '${signs[method]}${path.replace(version, '')}${marks[access]}${produces ? ` ${produces}` : ''}',\n`;
  });
  return `// Made from the contracts by generate-calls.ts; not to be changed by hand.
import type { CallLine } from './call-line.ts';
import type { EndpointName } from './endpoints.ts';

export const ${file}CallLines = {\n${lines.join('')}} satisfies Partial<Record<EndpointName, CallLine>>;\n`;
}

if (import.meta.main) for (const file of linesFiles) writeFileSync(urlOf(file), callLinesText(file));
