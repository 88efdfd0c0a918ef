import { brand } from '@voyage/brand';
import { bestLocale } from '@voyage/frame/preferences/language.ts';
import { siteServer } from '@voyage/site-server/server.ts';
import type { Page } from '@voyage/site-server/site-pages.ts';

const {
  default: { render, builtAt },
} = (await import(new URL('./dist/server/server.js', import.meta.url).href)) as {
  default: { render: (request: Request) => Promise<Page>; builtAt: number };
};

siteServer({
  name: brand.name,
  brand: brand.id,
  builtAt,
  phone: brand.contact.phone,
  dist: new URL('./dist', import.meta.url).pathname,
  port: Number(process.env.CLUB_PORT ?? 3001),
  apiUrl: process.env.API_URL ?? 'http://127.0.0.1:4000',
  locales: brand.locales,
  bestLocale,
  render,
});
