import { writeFileSync } from 'node:fs';
import { endpointNames, endpointOf } from './endpoints.ts';

// `pnpm --filter @voyage/contracts generate-endpoint-specs` regenerates endpoint-specs.gen.ts from the contracts.

const specs = endpointNames.map((name) => {
  const { method, path, access, produces } = endpointOf(name);
  const file = produces ? `, produces: '${produces}'` : '';
  return `  ${name}: { method: '${method}', path: '${path}', access: '${access}'${file} },\n`;
});
writeFileSync(
  new URL('endpoint-specs.gen.ts', import.meta.url),
  `// Made from the contracts by generate-endpoint-specs.ts; not to be changed by hand.
import type { EndpointSpec } from './endpoint.ts';
import type { EndpointName } from './endpoints.ts';

export const endpointSpecs: Record<EndpointName, EndpointSpec> = {\n${specs.join('')}};\n`,
);
