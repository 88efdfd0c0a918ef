import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailMark, mailPictures } from '@voyage/contracts/mail-pictures.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { Hono, type Context } from 'hono';
import { log } from '../platform/log.ts';
import { PageCache } from '../platform/page-cache.ts';
import type { PageServer } from '../pages/site-pages.ts';
import {
  brandPicture,
  pictureAddress,
  previewHash,
  readPictureAddress,
  subjectOf,
  widestFile,
  type PagePreview,
} from '../pages/page-preview.ts';
import { QueueFull, RenderQueue } from './render-queue.ts';
import { ownUrl } from '../platform/own-origin.ts';

export interface OgImages {
  /** dist folder of the built site, which contains the pictures. */
  dist: string;
  locales: readonly Locale[];
  pageAt: PageServer['pageAt'];
  /** The visitor of a request, so that no single one fills the queue. */
  visitorOf: (c: Context) => string;
}

const day = 86_400_000;
/** About 300 pictures: a shared link is requested often in its first hours. */
const limits = { freshFor: 30 * day, staleFor: 0, maxWeight: 32 * 2 ** 20 };
/** `maxEach`: previews of one visitor. */
const queue = { max: 32, maxEach: 4 };
/**
 * Loaded with the first picture: a site starts without the drawing libraries, and runs if they cannot be
 * loaded.
 */
async function drawing() {
  const [{ drawBrand, drawFavicon, drawIcon, drawMailMark, drawMailPicture, drawPreview }, { design }] =
    await Promise.all([import('./draw.ts'), import('#og-design')]);
  return {
    brand: () => drawBrand(design),
    favicon: () => drawFavicon(design),
    /** For a home screen: 180 pixels, the largest that a telephone asks for. */
    touchIcon: () => drawIcon(design, 180),
    mailMark: () => drawMailMark(design),
    mailPicture: drawMailPicture,
    preview: (preview: PagePreview, photograph: Buffer | null) => drawPreview(design, preview, photograph),
  };
}
const notFound = (c: Context) => c.text('Not found', 404, { 'cache-control': 'no-store' });

/**
 * The brand's icons, the pictures of emails (docs/mail.md), and the preview pictures of shared links
 * (docs/decisions/0023). The address of a preview contains the page and a hash of the picture's content: only
 * existing pages have one, and a picture never changes under its address.
 */
export function ogImages({ dist, locales, pageAt, visitorOf }: OgImages): Hono {
  const app = new Hono();
  const images = new PageCache<Buffer<ArrayBuffer>>(limits);
  const turns = new RenderQueue(queue);
  /** Without a visitor there are few of the kind, and a mail provider's proxy fetches them for all its readers. */
  const image = (key: string, draw: () => Promise<Buffer<ArrayBuffer>>, visitor = key) =>
    images.get(key, async () => {
      const value = await turns.take(visitor, draw);
      return { value, weight: value.length, keep: 'this' };
    });
  const pictureOf = (file: string) => join(dist, 'client', 'pictures', file);
  const send = (c: Context, body: Buffer<ArrayBuffer>, age: string, type = 'image/jpeg') =>
    c.body(body, 200, { 'content-type': type, 'cache-control': `public, ${age}` });
  const elsewhere = (c: Context, to: string) => {
    c.header('cache-control', 'no-store');
    return c.redirect(to, 302);
  };

  app.onError((error, c) => {
    if (!(error instanceof QueueFull))
      log.error({ path: c.req.path, error }, 'a link preview could not be drawn');
    return c.text('Not available at the moment.', 503, { 'cache-control': 'no-store', 'retry-after': '10' });
  });
  app.get(brandPicture, async (c) =>
    send(c, await image('brand', async () => (await drawing()).brand()), 'max-age=86400'),
  );
  // Asked for at these addresses by browsers, phones and feed readers, whatever a page says.
  app.get('/favicon.ico', async (c) => {
    const icon = await image('favicon', async () => (await drawing()).favicon());
    return send(c, icon, 'max-age=86400', 'image/x-icon');
  });
  for (const path of ['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'])
    app.get(path, async (c) => {
      const icon = await image('touch-icon', async () => (await drawing()).touchIcon());
      return send(c, icon, 'max-age=86400', 'image/png');
    });
  app.get(mailMark, async (c) => {
    const mark = await image('mail-mark', async () => (await drawing()).mailMark());
    return send(c, mark, 'max-age=86400', 'image/png');
  });
  app.get(`${mailPictures}:name{[a-z\\d-]+\\.jpg}`, async (c) => {
    const file = widestFile((c.req.param('name') ?? '').replace(/\.jpg$/, ''));
    if (file === undefined) return notFound(c);
    const body = await image(`mail ${file}`, async () =>
      (await drawing()).mailPicture(await readFile(pictureOf(file)), subjectOf(file)),
    );
    return send(c, body, 'max-age=86400');
  });
  app.get('/og/*', async (c) => {
    const url = ownUrl(c.req.url);
    const requested = readPictureAddress(url.pathname);
    const locale = locales.find((one) => one === requested?.path.split('/')[1]);
    if (!requested || !locale || url.search !== '') return notFound(c);
    const { status, preview } = await pageAt(new URL(url.origin + requested.path), locale);
    if (!preview) return status >= 500 ? elsewhere(c, brandPicture) : notFound(c);
    const hash = previewHash(preview);
    if (hash !== requested.hash) return elsewhere(c, pictureAddress(hash, requested.path));
    const photograph = () =>
      preview.picture === null ? null : readFile(pictureOf(preview.picture)).catch(() => null);
    try {
      const body = await image(
        hash,
        async () => (await drawing()).preview(preview, await photograph()),
        visitorOf(c),
      );
      return send(c, body, 'max-age=31536000, immutable');
    } catch (error) {
      if (error instanceof QueueFull) throw error;
      log.error({ path: requested.path, error }, 'a link preview could not be drawn');
      return elsewhere(c, brandPicture);
    }
  });
  return app;
}
