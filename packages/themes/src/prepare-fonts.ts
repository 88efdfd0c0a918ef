// Subsets the CJK display fonts to the glyphs of headings, out of ten thousand. The characters come
// from the catalogs' headings and from the names and titles that the service sends.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, '..', '..', '..');
const generated = join(import.meta.dirname, '..', 'generated');
/** The headings that most visitors see; any other text may become one too, in the last slice. */
const heading =
  /^(brand|home)\.|title|heading|^stays\.(detail|landing)\.|^order\.(head|next|record|progress|promises|wallet)/;
const cjk = /[\u2e80-\u9fff\uf900-\ufaff\u3000-\u30ff\uff00-\uffef]/gu;
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const json = (path: string): unknown => JSON.parse(read(path));

function catalogTexts(locale: string, wanted = heading): string[] {
  return globSync(`packages/i18n/catalogs/*/${locale}/*.json`, { cwd: root }).flatMap((path) => {
    const messages: Record<string, string> = JSON.parse(read(path));
    return Object.entries(messages)
      .filter(([id]) => wanted.test(id))
      .map(([, text]) => text);
  });
}
/** Names in tab-separated files: the column named after the language. */
function names(file: string, locale: string): string[] {
  const [head = '', ...rows] = read(`apps/api/content/${file}`).split('\n');
  const at = head.split('\t').indexOf(locale);
  return rows.map((row) => row.split('\t')[at] ?? '');
}
const allNames = (value: unknown, locale: string): string[] =>
  value !== null && typeof value === 'object'
    ? [
        ...('name' in value ? Object.entries(value.name ?? {}) : []).flatMap(([key, text]) =>
          key === locale ? [String(text)] : [],
        ),
        ...Object.values(value).flatMap((inner) => allNames(inner, locale)),
      ]
    : [];
/** The titles in the documents of the sites, including section titles. */
const documentTitles = (locale: string): string[] =>
  globSync(`packages/features/*/content/*.${locale}.json`, { cwd: root }).flatMap((path) =>
    [...read(path).matchAll(/"title": *"([^"]*)"/g)].map(([, title = '']) => title),
  );
const titles = (folder: string, locale: string) =>
  globSync(`apps/api/content/${folder}/*/${locale}.md`, { cwd: root }).flatMap((path) =>
    read(path)
      .split('\n')
      .filter((line) => /^##? /.test(line)),
  );

const characters = (texts: string[]): Set<string> => new Set(texts.join('').match(cjk) ?? []);
/**
 * Slices: Home's first view, texts on every page, titles of articles, names used only by generated
 * hotels, and all other texts. Pages do not load slices that they do not use, and Home's first view
 * does not load those of its lower parts.
 */
function slices(locale: string): { slice: string; glyphs: string[] }[] {
  const files = (list: string[]) => list.flatMap((file) => names(file, locale));
  const first = characters(catalogTexts(locale, /^brand\.home\.(?:title|intro)$/));
  const common = characters([
    ...catalogTexts(locale),
    ...files(['places/places.tsv', 'vocabulary/brands.tsv']),
    ...allNames(json('apps/api/content/places/regions.json'), locale),
    ...allNames(json('apps/api/content/blog/categories.json'), locale),
  ]).difference(first);
  const rest = characters([
    ...files(['vocabulary/room-types.tsv', 'places/districts.tsv']),
    ...['vocabulary/groups.json', 'places/details.json', 'blog/tags.json', 'coupons.json'].flatMap((file) =>
      allNames(json(`apps/api/content/${file}`), locale),
    ),
    ...documentTitles(locale),
    ...titles('blog', locale),
    ...titles('hotels', locale),
  ])
    .difference(first)
    .difference(common);
  const hotels = characters(
    files([
      'vocabulary/own-names.tsv',
      'vocabulary/warm-names.tsv',
      'vocabulary/name-patterns.tsv',
      'places/hotels.tsv',
    ]),
  )
    .difference(first)
    .difference(common)
    .difference(rest);
  const texts = characters(catalogTexts(locale, /./))
    .difference(first)
    .difference(common)
    .difference(rest)
    .difference(hotels);
  return [
    { slice: 'first', glyphs: [...first].toSorted() },
    { slice: 'common', glyphs: [...common].toSorted() },
    { slice: 'names', glyphs: [...rest].toSorted() },
    { slice: 'hotels', glyphs: [...hotels].toSorted() },
    { slice: 'texts', glyphs: [...texts].toSorted() },
  ];
}
/** 'U+4e00-4e01,U+4e03': adjacent characters are joined. */
function unicodeRange(glyphs: string[]): string {
  const points = glyphs.map((glyph) => glyph.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs
    .map(([from, to]) =>
      from === to ? `U+${from.toString(16)}` : `U+${from.toString(16)}-${to.toString(16)}`,
    )
    .join();
}

const faces = [
  {
    locale: 'zh-tw',
    family: 'Noto Serif TC',
    weights: ['500', '600'],
    file: (weight: string) => `noto-serif-tc/files/noto-serif-tc-chinese-traditional-${weight}-normal.woff2`,
  },
  {
    locale: 'zh-cn',
    family: 'Noto Serif SC',
    weights: ['500', '600'],
    file: (weight: string) => `noto-serif-sc/files/noto-serif-sc-chinese-simplified-${weight}-normal.woff2`,
  },
  {
    locale: 'ja',
    family: 'Shippori Mincho',
    weights: ['500'],
    file: (weight: string) => `shippori-mincho/files/shippori-mincho-japanese-${weight}-normal.woff2`,
  },
];
mkdirSync(generated, { recursive: true });
const made: { family: string; weight: string; file: string; unicodeRange: string }[] = [];
for (const { locale, family, weights, file } of faces) {
  const all = slices(locale);
  const used = all.flatMap(({ glyphs }) => glyphs).join('');
  for (const weight of weights) {
    // All slices come from one uncompressed subset: decompressing ten thousand glyphs for each took ten seconds.
    const whole = await subsetFont(readFileSync(require.resolve(`@fontsource/${file(weight)}`)), used, {
      targetFormat: 'truetype',
    });
    for (const { slice, glyphs } of all) {
      const font = await subsetFont(whole, glyphs.join(''), { targetFormat: 'woff2' });
      const name = `display-${locale}-${slice}-${weight}.woff2`;
      writeFileSync(join(generated, name), font);
      made.push({ family, weight, file: name, unicodeRange: unicodeRange(glyphs) });
      console.log(`${name}: ${glyphs.length} glyphs, ${(font.length / 1024).toFixed(0)} KiB`);
    }
  }
}
writeFileSync(join(generated, 'display-faces.json'), JSON.stringify(made));
