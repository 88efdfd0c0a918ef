// `node generate.ts <address of a service>`: the types of its openapi.json, in generated/openapi.d.ts.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';

const [address] = process.argv.slice(2);
if (!address) throw new Error('node generate.ts <address of a service>');
const folder = join(import.meta.dirname, 'generated');
await mkdir(folder, { recursive: true });
// A field with a default may be left out of a request, and no response has any.
const types = await openapiTS(new URL('/openapi.json', address), { defaultNonNullable: false });
await writeFile(join(folder, 'openapi.d.ts'), astToString(types));
