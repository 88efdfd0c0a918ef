import { brand } from '@voyage/brand';
import { parseAcceptLanguage } from '@voyage/domain/locale.ts';
import { bestLocale } from '@voyage/site/language.ts';
import { siteServer } from '@voyage/site/server.ts';

const { default: app } = (await import(new URL('./dist/server/server.js', import.meta.url).href)) as { default: { fetch: (request: Request) => Promise<Response> } };

siteServer({
  dist: new URL('./dist', import.meta.url).pathname, port: Number(process.env.CLUB_PORT ?? 3001), apiUrl: process.env.API_URL ?? 'http://127.0.0.1:4000',
  locales: brand.locales, bestLocale, parseAcceptLanguage, fetch: (request) => app.fetch(request),
});
