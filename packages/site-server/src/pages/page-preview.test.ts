import { expect, it, test } from 'vitest';
import {
  pictureAddress,
  previewHash,
  previewOf,
  readPictureAddress,
  withLinkTags,
  type PagePreview,
} from './page-preview.ts';

const page = (title: string, rest = '') =>
  `<html><head><meta property="og:title" content="${title}"/></head><body>${rest}</body></html>`;
const at = { locale: 'en', brand: 'Aldermere', sizeOf: () => 7 } as const;
const first =
  '<img class="a" src="/pictures/kyoto-1500.webp" srcSet="/pictures/kyoto-640.webp 640w" alt="" fetchPriority="high"/>';

it('takes name, place and first picture from the page', () => {
  const html = page(
    'O&#x27;Hara &amp; Co | Kyoto | Aldermere',
    `<img src="/pictures/island-640.webp" fetchPriority="auto"/>${first}`,
  );
  expect(previewOf(html, at)).toEqual({
    locale: 'en',
    title: "O'Hara & Co",
    place: 'Kyoto',
    picture: 'kyoto-1500.webp',
    bytes: 7,
  });
});
it('has only a title if the page has no picture', () =>
  expect(previewOf(page('會員條款 | Aldermere'), { ...at, locale: 'zh-tw' })).toEqual({
    locale: 'zh-tw',
    title: '會員條款',
    place: '',
    picture: null,
    bytes: 0,
  }));
it('truncates a very long title', () => {
  const title = previewOf(page('𝌆'.repeat(9999)), at)?.title;
  expect(title).toBe('𝌆'.repeat(160));
});
test('a page that is not indexed has no picture', () => {
  const html = page('Orders | Aldermere').replace(
    '</head>',
    '<meta name="robots" content="noindex"/></head>',
  );
  expect(previewOf(html, at)).toBeNull();
  expect(previewOf('', at)).toBeNull();
});
it('rejects a file outside the pictures', () => {
  const hostile = first.replace('kyoto-1500.webp', '../../server/secret.webp');
  expect(previewOf(page('A | Aldermere', hostile), at)?.picture).toBeNull();
});

it("has only a title if the page's picture is a supplier's, which no server of ours fetches", () => {
  const foreign = first.replaceAll('/pictures/kyoto', 'https://i.pictures.example/pictures/kyoto');
  expect(previewOf(page('A | Aldermere', foreign), at)?.picture).toBeNull();
});

const preview: PagePreview = { locale: 'en', title: 'A', place: 'B', picture: 'kyoto-1500.webp', bytes: 7 };
test('the address changes with the content of the picture', () => {
  const changed: Partial<PagePreview>[] = [
    { locale: 'ja' },
    { title: 'B' },
    { place: 'C' },
    { picture: null },
    { bytes: 8 },
  ];
  const hashes = [preview, ...changed.map((part) => ({ ...preview, ...part }))].map(previewHash);
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(previewHash({ ...preview })).toBe(hashes[0]);
});
test('reads the addresses that it writes, and no others', () => {
  const path = '/en/hotel/detail/a/%E6%9D%B1';
  expect(readPictureAddress(pictureAddress('0123456789ab', path))).toEqual({ hash: '0123456789ab', path });
  for (const other of ['/og/0123456789ab//evil.test/en.jpg', '/og/xyz/en.jpg', '/og/0123456789ab/en.png'])
    expect(readPictureAddress(other)).toBeNull();
});
it('inserts the tags at the end of the head, with the title escaped', () => {
  const picture = 'https://a.test/og/1.jpg';
  const alt = '"><script>hit()</script> $& A';
  const html = withLinkTags(page('A'), { picture, alt, locale: 'zh-tw' });
  expect(html).toContain('<meta property="og:image" content="https://a.test/og/1.jpg"/>');
  expect(html).toContain('content="&quot;&gt;&lt;script&gt;hit()&lt;/script&gt; $&amp; A"/>');
  expect(html).toContain('<meta property="og:type" content="website"/>');
  expect(html).toContain('<meta property="og:locale" content="zh_TW"/>');
  expect(html).toMatch(/<meta name="twitter:card" content="summary_large_image"\/><\/head>/);
  expect(html).not.toMatch(/og:url|og:description/);
});
it('repeats description and URL of the head as Open Graph tags, without duplicates', () => {
  const head =
    '<meta name="description" content="Tea &amp; rain"/><link rel="canonical" href="https://a.test/en?a=1&amp;b=2"/><meta property="og:type" content="article"/></head>';
  const given = page('A', '<meta name="description" content="of the body"/>').replace('</head>', head);
  const html = withLinkTags(given, { picture: '', alt: '', locale: 'en' });
  expect(html).toContain('<meta property="og:description" content="Tea &amp; rain"/>');
  expect(html).toContain('<meta property="og:url" content="https://a.test/en?a=1&amp;b=2"/>');
  expect(html.match(/og:type/g)).toHaveLength(1);
  expect(withLinkTags('', { picture: '', alt: '', locale: 'en' })).toBe('');
});
