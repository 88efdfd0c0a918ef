import { readFileSync, writeFileSync } from 'node:fs';
import { endpointNames, endpointOf } from './endpoints.ts';

// `pnpm --filter @voyage/contracts generate-calls` regenerates call-specs.gen.ts from the contracts.

const url = new URL('call-specs.gen.ts', import.meta.url);
export const readCallSpecs = (): string => readFileSync(url, 'utf8');
export function callSpecsText(): string {
  const specs = endpointNames.map((name) => {
    const { method, path, access, produces } = endpointOf(name);
    const file = produces ? `, produces: '${produces}'` : '';
    return `  ${name}: { method: '${method}', path: '${path}', access: '${access}'${file} },\n`;
  });
  return `// Made from the contracts by generate-calls.ts; not to be changed by hand.
import type { CallSpec } from './endpoint.ts';
import type { EndpointName } from './endpoints.ts';

export const callSpecs = {\n${specs.join('')}} satisfies Record<EndpointName, CallSpec>;\n`;
}

if (import.meta.main) writeFileSync(url, callSpecsText());
