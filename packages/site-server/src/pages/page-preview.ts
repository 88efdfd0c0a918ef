import { createHash } from 'node:crypto';
import type { Locale } from '@voyage/domain/locale.ts';
import pictures from '@voyage/pictures/pictures.json' with { type: 'json' };
import { xml } from '../platform/xml.ts';

/** The content of the preview picture of a page. */
export interface PagePreview {
  locale: Locale;
  title: string;
  /** The context of the page: the city of a hotel, the section of the site. Empty for Home. */
  place: string;
  /** The first picture of the page, as its file below /pictures/; null if it has none. */
  picture: string | null;
  /** The size of that file, which detects another photograph under the same name. */
  bytes: number;
}

export const ogSize = { width: 1200, height: 630 };
/** The picture of the brand alone: for pages without their own. */
export const brandPicture = '/og/brand.jpg';
/** In characters: more than fits in two lines, and quick to measure for any title. */
const longestTitle = 160;
/** Incremented when pictures are drawn differently, so that all of them get new addresses. */
const design = 1;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const unescape = (text: string) =>
  text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
/** At most `longestTitle` characters, without splitting any. */
const shortened = (text: string): string => Array.from(text).slice(0, longestTitle).join('');
const heading = /<meta property="og:title" content="([^"]*)"/;
const unlisted = /<meta name="robots" content="noindex"/;
const firstPicture = /<img\b[^>]*\bfetchpriority="high"[^>]*>/i;
/** Of the site itself: no other server's picture is fetched. */
const file = /\bsrc="[^":]*\/pictures\/([a-z\d-]+\.webp)"/;

/**
 * The preview of a rendered page; null if search engines do not list it. It is read from the page itself, so
 * that title and picture are defined once, and the page's script contains nothing for it.
 */
export function previewOf(
  html: string,
  { locale, brand, sizeOf }: { locale: Locale; brand: string; sizeOf: (picture: string) => number },
): PagePreview | null {
  const full = heading.exec(html)?.[1];
  if (full === undefined || unlisted.test(html)) return null;
  const [title = brand, ...rest] = unescape(full)
    .split(' | ')
    .filter((part, i) => i === 0 || part !== brand)
    .map(shortened);
  const picture = file.exec(firstPicture.exec(html)?.[0] ?? '')?.[1] ?? null;
  const bytes = picture === null ? 0 : sizeOf(picture);
  return { locale, title, place: rest.join(' | '), picture, bytes };
}

const known: Record<string, { widths: number[]; position?: string } | undefined> = pictures;
/** The largest file of a picture below /pictures/, by its id; undefined for one that is not in the catalogue. */
export const widestFile = (id: string): string | undefined => {
  const width = Object.hasOwn(known, id) ? known[id]?.widths.at(-1) : undefined;
  return width === undefined ? undefined : `${id}-${width}.webp`;
};
/** The position of a picture's subject, by its file below /pictures/. */
export const subjectOf = (file: string): string | undefined =>
  known[file.replace(/-\d+\.webp$/, '')]?.position;

/** Changes whenever the content of the picture changes, so that an outdated one is never used. */
export const previewHash = ({ locale, title, place, picture, bytes }: PagePreview): string =>
  createHash('sha256')
    .update(JSON.stringify([design, locale, title, place, picture, bytes, picture && subjectOf(picture)]))
    .digest('hex')
    .slice(0, 12);

/** The address of the picture of the page at `path` (without query). */
export const pictureAddress = (hash: string, path: string): string => `/og/${hash}${path}.jpg`;
const address = /^\/og\/([\da-f]{12})(\/[^/].*)\.jpg$/;
/** The parts of such an address; null for any other. */
export function readPictureAddress(pathname: string): { hash: string; path: string } | null {
  const [, hash, path] = address.exec(pathname) ?? [];
  return hash !== undefined && path !== undefined ? { hash, path } : null;
}

/** In the format of social networks: with a country, here that of the texts. */
const networkLocales: Record<Locale, string> = {
  'zh-tw': 'zh_TW',
  'zh-cn': 'zh_CN',
  ja: 'ja_JP',
  en: 'en_GB',
};
const description = /<meta name="description" content="([^"]*)"/;
const canonical = /<link rel="canonical" href="([^"]*)"/;

/**
 * The page with the tags for previews of its link: the content of its head under the names of Open Graph, and
 * its picture. `picture`: its absolute address.
 */
export function withLinkTags(
  html: string,
  { picture, alt, locale }: { picture: string; alt: string; locale: Locale },
): string {
  const end = html.indexOf('</head>');
  if (end === -1) return html;
  const head = html.slice(0, end);
  /** `content` escaped for an attribute. */
  const tag = (kind: 'property' | 'name', name: string, content: string | number | undefined) =>
    content === undefined ? '' : `<meta ${kind}="${name}" content="${content}"/>`;
  const tags = [
    tag('property', 'og:type', head.includes('property="og:type"') ? undefined : 'website'),
    tag('property', 'og:url', canonical.exec(head)?.[1]),
    tag('property', 'og:description', description.exec(head)?.[1]),
    tag('property', 'og:locale', networkLocales[locale]),
    tag('property', 'og:image', xml(picture)),
    tag('property', 'og:image:type', 'image/jpeg'),
    tag('property', 'og:image:width', ogSize.width),
    tag('property', 'og:image:height', ogSize.height),
    tag('property', 'og:image:alt', xml(alt)),
    tag('name', 'twitter:card', 'summary_large_image'),
  ].join('');
  return head + tags + html.slice(end);
}
