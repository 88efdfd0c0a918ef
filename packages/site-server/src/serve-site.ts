import { fileURLToPath } from 'node:url';
import { brand } from '@voyage/brand';
import { bestLocale } from '@voyage/frame/preferences/language.ts';
import { releaseOf } from './release.ts';
import { siteServer } from './server.ts';
import type { serverEntry } from './server-entry.ts';

/** Serves the built site of the folder that `app` (an address ending with a slash) names: an app of the workspace, or a release. */
export async function serveSite(app: URL, port: number): Promise<void> {
  const built: { default: typeof serverEntry } = await import(new URL('dist/server/server.js', app).href);
  const { render, builtAt } = built.default;
  siteServer({
    name: brand.name,
    brand: brand.id,
    builtAt,
    release: releaseOf(fileURLToPath(app)),
    releasesFolder: process.env.RELEASES_DIR,
    phone: brand.contact.phone,
    dist: new URL('dist', app).pathname,
    port,
    apiUrl: process.env.API_URL ?? 'http://127.0.0.1:4000',
    locales: brand.locales,
    defaultLocale: brand.defaultLocale,
    bestLocale,
    render,
  });
}
