import { execFileSync } from 'node:child_process';
import { type BundledPackage, workspaceRoot } from '@voyage/vite/bundled-packages.ts';
import type { Release } from './source.ts';

/** What is used of CycloneDX 1.6. */
export interface Bill {
  metadata: object;
  components: Component[];
  [field: string]: unknown;
}
interface Component {
  'bom-ref': string;
  externalReferences?: { url: string; hashes?: object[] }[];
  [field: string]: unknown;
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
export function billOfMaterials(release: Release, inside: readonly BundledPackage[], whole: Bill): object {
  const known = new Map(whole.components.map((component) => [component['bom-ref'], component]));
  const components = inside.map(({ name, version }) => {
    const found = known.get(`pkg:npm/${name.replace(/^@/, '%40')}@${version}`);
    if (!found) throw new Error(`${name} ${version} is not in pnpm's bill of materials`);
    const { externalReferences = [], ...component } = found;
    return { ...component, hashes: externalReferences.flatMap(({ hashes = [] }) => hashes) };
  });
  const { serialNumber: _, ...bill } = whole;
  const ref = `voyage-${release.part}@${release.version}`;
  return {
    ...bill,
    metadata: {
      ...whole.metadata,
      timestamp: release.builtAt,
      lifecycles: [{ phase: 'build' }],
      component: {
        type: 'application',
        'bom-ref': ref,
        name: `voyage-${release.part}`,
        version: release.version,
        properties: [{ name: 'voyage:commit', value: release.commit }],
      },
    },
    components,
    dependencies: [{ ref, dependsOn: components.map((component) => component['bom-ref']) }],
  };
}
