import { createHash } from 'node:crypto';
import * as SPDX from '@cyclonedx/cyclonedx-library/SPDX';
import type { Licence } from './licences.ts';
import type { Release } from './source.ts';

/** The hashes of the registry's packages in the lock file, by `name@version`. */
export function integrities(lockFile: string): Map<string, string> {
  const lines = lockFile.matchAll(
    /^ {2}'?(@?[^@\s']+@[^:(\s']+)'?:\n {4}resolution: \{integrity: sha512-([^}]+)\}/gm,
  );
  return new Map(
    [...lines].map(([, id = '', hash = '']) => [id, Buffer.from(hash, 'base64').toString('hex')]),
  );
}

const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${encodeURIComponent(version)}`;

const licencesOf = (licence: string) =>
  / (?:AND|OR|WITH) /.test(licence)
    ? [{ expression: licence }]
    : [{ license: SPDX.isSupportedSpdxId(licence) ? { id: licence } : { name: licence } }];

/** Reproducible: derived from the content of the release. */
function serialNumber(release: Release): string {
  const hash = createHash('sha256').update(JSON.stringify(release)).digest('hex');
  const variant = ((Number.parseInt(hash.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `urn:uuid:${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/**
 * A release's bill of materials, CycloneDX 1.6 in JSON: the packages that it contains, with licences and the
 * registry's hashes.
 */
export function billOfMaterials(
  release: Release,
  licences: Licence[],
  hashes: ReadonlyMap<string, string>,
): object {
  const root = `voyage-${release.part}@${release.version}`;
  const components = licences.map(({ name, version, licence }) => {
    const [group, short] = name.startsWith('@') ? name.split('/') : [undefined, name];
    const hash = hashes.get(`${name}@${version}`);
    return {
      type: 'library',
      'bom-ref': purlOf(name, version),
      ...(group ? { group } : {}),
      name: short,
      version,
      scope: 'required',
      ...(hash ? { hashes: [{ alg: 'SHA-512', content: hash }] } : {}),
      licenses: licencesOf(licence),
      purl: purlOf(name, version),
    };
  });
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialNumber(release),
    version: 1,
    metadata: {
      timestamp: release.builtAt,
      lifecycles: [{ phase: 'build' }],
      tools: { components: [{ type: 'platform', name: 'Node.js', version: process.versions.node }] },
      component: {
        type: 'application',
        'bom-ref': root,
        name: `voyage-${release.part}`,
        version: release.version,
        properties: [{ name: 'voyage:commit', value: release.commit }],
      },
    },
    components,
    dependencies: [
      { ref: root, dependsOn: components.map((component) => component['bom-ref']) },
      ...components.map((component) => ({ ref: component['bom-ref'] })),
    ],
  };
}
