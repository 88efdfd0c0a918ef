import { execFileSync } from 'node:child_process';
import { workspaceRoot } from '@voyage/vite/bundled-packages.ts';
import type { Package } from './packages.ts';
import type { Release } from './source.ts';

/** What is used of CycloneDX 1.6. */
export interface Bill {
  metadata: object;
  components: { 'bom-ref': string; externalReferences?: { url: string; hashes?: object[] }[] }[];
  serialNumber?: string;
}

/** pnpm's bill of everything that the workspace uses, with licences and the registry's hashes. */
export const billOfWorkspace = (): Bill =>
  JSON.parse(
    execFileSync('pnpm', ['sbom', '--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6'], {
      cwd: workspaceRoot,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      shell: process.platform === 'win32',
    }),
  );

/**
 * The bill of a release: of pnpm's, only what is inside, a sixth of what the part's packages name. Without addresses and
 * numbers that differ from one run or registry to the next. @throws Error for a package that pnpm does not know
 */
export function billOfMaterials(
  { part, version, commit, builtAt }: Release,
  inside: readonly Pick<Package, 'name' | 'version'>[],
  whole: Bill,
): object {
  const components = inside.map(({ name, version }) => {
    const ref = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    const found = whole.components.find((component) => component['bom-ref'] === ref);
    if (!found) throw new Error(`${name} ${version} is not in pnpm's bill of materials`);
    const { externalReferences = [], ...component } = found;
    return { ...component, hashes: externalReferences.flatMap(({ hashes = [] }) => hashes) };
  });
  const component = {
    type: 'application',
    'bom-ref': `voyage-${part}@${version}`,
    name: `voyage-${part}`,
    version,
    properties: [{ name: 'voyage:commit', value: commit }],
  };
  const { serialNumber: _, ...bill } = whole;
  return {
    ...bill,
    metadata: { ...whole.metadata, timestamp: builtAt, component },
    components,
    dependencies: [{ ref: component['bom-ref'], dependsOn: components.map((one) => one['bom-ref']) }],
  };
}
