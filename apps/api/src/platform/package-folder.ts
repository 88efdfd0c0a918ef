import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';

const manifest = findPackageJSON('.', import.meta.url);
if (manifest === undefined) throw new Error('the service has no package.json');

/** What is beside the code: as deep as its sources are here, in a release directly above the one folder of them. */
export const packageFolder = new URL('.', pathToFileURL(manifest));
