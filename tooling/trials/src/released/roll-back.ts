// npm run trial -- roll-back <older> <newer> [--brand club]: upgrades a service and a site from one release to
// another, and takes them back, on one database. Each of the two is a folder with archives of api and the brand,
// or a commit or tag, which is then built in a clone. Two releases without a migration between them, also the same
// one twice, get one that adds a column and a table (add-migration.ts). Prints what was tried.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded, type RunningDatabase } from '@voyage/api/db/embedded.ts';
import { cleanUp, endAll, temporaryFolder } from '@voyage/bench/processes.ts';
import { addMigration, migrationsOf } from './add-migration.ts';
import { makeInClone } from '@voyage/release/make-in-clone.ts';
import { rollBackService } from './roll-back-service.ts';
import { rollBackSite } from './roll-back-site.ts';
import { unpackPart } from '@voyage/release/unpack.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { brand: { type: 'string', default: 'main' } },
});
const [older, newer] = positionals;
const { brand } = values;
if (!older || !newer || (brand !== 'main' && brand !== 'club'))
  throw new Error('roll-back.ts <folder or commit> <folder or commit> [--brand main|club]');
const home = temporaryFolder();

/** The folders of an unpacked release. */
const unpacked = async (given: string, name: string) => {
  const place = { folder: join(home, 'made', name), env: {}, umask: 0o022 };
  const from = existsSync(given) ? resolve(given) : makeInClone(place, given, ['api', brand]);
  const to = join(home, name);
  return { api: await unpackPart(from, 'api', to), site: await unpackPart(from, brand, to) };
};

let database: RunningDatabase | undefined;
try {
  const [before, after] = [await unpacked(older, 'older'), await unpacked(newer, 'newer')];
  if (migrationsOf(before.api).length === migrationsOf(after.api).length) addMigration(after.api);
  database = await startEmbedded(join(home, 'database'));
  const service = await rollBackService(before.api, after.api, database.url);
  await rollBackSite(before.site, after.site, service.address, join(home, 'releases'));
  await service.stop();
  console.log('service and site were rolled back, and nothing was lost');
} finally {
  await endAll();
  await database?.stop();
  await cleanUp();
}
