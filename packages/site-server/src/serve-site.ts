import { fileURLToPath } from 'node:url';
import { brand } from '@voyage/brand';
import { startTracing } from '@voyage/tracing/start-tracing.ts';
import { bestLocale } from '@voyage/frame/preferences/language.ts';
import { releaseOf } from './release.ts';
import { siteServer } from './server.ts';
import type { serverEntry } from './server-entry.ts';

/** Serves the built site of the folder that `app` (an address ending with a slash) names: an app of the workspace, or a release. */
export async function serveSite(app: URL, port: number): Promise<void> {
  const built: { default: typeof serverEntry } = await import(new URL('dist/server/server.js', app).href);
  const { render, builtAt } = built.default;
  const release = releaseOf(fileURLToPath(app));
  const endpoint = process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint)
    await startTracing({
      endpoint,
      service: `voyage-${brand.id}`,
      version: release?.version,
      share: Number(process.env.OTEL_TRACES_SAMPLER_ARG ?? 1),
    });
  siteServer({
    name: brand.name,
    brand: brand.id,
    builtAt,
    release,
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
