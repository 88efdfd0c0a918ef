import { cpSync, mkdirSync, readdirSync, renameSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { startRelease, type ReleasedProcess } from './released-process.ts';

const path = '/en';

/** The files that a page names. */
const assetsIn = (page: string): string[] => [...new Set(page.match(/\/assets\/[\w.-]+\.\w+/g) ?? [])];

async function read(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.text();
}

const assetsOf = (folder: string): string[] =>
  readdirSync(join(folder, 'dist', 'client', 'assets')).filter((name) => !/\.(gz|br)$/.test(name));

/** @throws Error unless a site shows the Home of its own release, with all files that it names */
async function expectHome({ address, release }: ReleasedProcess): Promise<void> {
  const { data } = JSON.parse(await read(`${address}/api/v1/fe-version`));
  if (data.release?.commit !== release.commit)
    throw new Error(`the site does not report commit ${release.commit}`);
  const assets = assetsIn(await read(address + path));
  if (assets.length === 0) throw new Error('Home names no files');
  for (const asset of assets) await read(address + asset);
}

/**
 * Deploys the older site, then the newer one, then the older one again, as docs/operations/roll-back.md says: by a
 * link that is replaced at once, and a restart. After each switch pages of the other release may still load any of
 * its files. @throws Error for anything that differs
 */
export async function rollBackSite(older: string, newer: string, api: string, folder: string): Promise<void> {
  mkdirSync(folder);
  const releases = [older, newer].map((release, number) => {
    const to = join(folder, `${number}-${basename(release)}`); // one release may be both
    cpSync(release, to, { recursive: true });
    return to;
  });
  const current = join(folder, '..', 'current');
  const deploy = async (release: string): Promise<ReleasedProcess> => {
    symlinkSync(release, `${current}.next`);
    renameSync(`${current}.next`, current);
    return startRelease(current, { API_URL: api, RELEASES_DIR: folder });
  };
  const [before = '', after = ''] = releases;
  for (const [release, other] of [
    [before, undefined],
    [after, before],
    [before, after],
  ] as const) {
    const site = await deploy(release);
    await expectHome(site);
    const own = new Set(assetsOf(release));
    const foreign = other ? assetsOf(other).filter((name) => !own.has(name)) : [];
    for (const name of foreign) await read(`${site.address}/assets/${name}`);
    await site.stop();
    const { part, version, commit } = site.release;
    console.log(
      `${part} ${version} (${commit.slice(0, 8)}): deployed, Home with all its files${other ? `, and ${foreign.length} files that only the other release has` : ''}`,
    );
  }
}
