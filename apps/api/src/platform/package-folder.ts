import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';

const manifest = findPackageJSON('.', import.meta.url);
if (manifest === undefined) throw new Error('the service has no package.json');

/** Where content and release.json are, at whatever depth the code is: that of a release is in one folder. */
export const packageFolder = new URL('.', pathToFileURL(manifest));
