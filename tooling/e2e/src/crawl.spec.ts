import { address, expect, test, type Brand } from './site.ts';
import {
  alternatesOf,
  attribute,
  each,
  entriesOf,
  sitemapsOf,
  tagsOf,
  type Entry,
} from './sitemap-entries.ts';
import { structuredDataFaults } from './structured-data.ts';

const some = 5;
/** What a search engine would object to on a page. `links` takes the site's own addresses on it, `pictures` the one that other sites show of it. */
function faultsOf(
  html: string,
  { loc, alternates }: Entry,
  links: Set<string>,
  pictures: Set<string>,
): string[] {
  const faults: string[] = [];
  const headings = tagsOf(html, 'h1').length;
  if (headings !== 1) faults.push(`${headings} h1`);
  if (!/<title>[^<]+ \| [^<]+<\/title>/.test(html)) faults.push('no title with the brand');
  const metas = tagsOf(html, 'meta');
  const meta = (name: string) => metas.find((tag) => attribute(tag, 'name') === name);
  if (!attribute(meta('description') ?? '', 'content')) faults.push('no description');
  if (meta('robots')) faults.push('is in a sitemap, and asks not to be listed');
  const property = (name: string) =>
    attribute(metas.find((tag) => attribute(tag, 'property') === name) ?? '', 'content');
  const picture = property('og:image');
  if (picture?.endsWith(`${new URL(loc).pathname}.jpg`)) pictures.add(picture);
  else faults.push(`its picture is ${picture}`);
  if (!property('og:image:alt')) faults.push('its picture has no alternative text');
  if (property('og:url') !== loc) faults.push(`og:url is ${property('og:url')}`);
  for (const name of ['og:title', 'og:description', 'og:type', 'og:locale'])
    if (!property(name)) faults.push(`no ${name}`);
  const own = tagsOf(html, 'link');
  const canonical = own.find((tag) => attribute(tag, 'rel') === 'canonical');
  if (attribute(canonical ?? '', 'href') !== loc)
    faults.push(`canonical is ${attribute(canonical ?? '', 'href')}`);
  if (JSON.stringify(alternatesOf(own)) !== JSON.stringify(alternates))
    faults.push('names other languages than its sitemap');
  for (const tag of tagsOf(html, 'a')) {
    const link = attribute(tag, 'href')?.split('#', 1)[0];
    if (link?.startsWith('/') && !link.includes('?')) links.add(link);
  }
  return faults;
}

/** The size in the frame header of a JPEG: "1200 x 630"; undefined for anything else. */
function jpegSize(file: Buffer): string | undefined {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xff_d8) return undefined;
  for (let at = 2; at + 9 < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file.readUInt16BE(at);
    if (marker === 0xff_c0 || marker === 0xff_c2)
      return `${file.readUInt16BE(at + 7)} x ${file.readUInt16BE(at + 5)}`;
  }
  return undefined;
}

test('reports invalid structured data', async () => {
  const wrong = {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    address: 'Paris',
    image: [],
    url: 'https://a.test',
    priceRangee: '$',
    numberOfRooms: 'many',
    makesOffer: { '@type': 'Offfer' },
  };
  const script = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  const faults = (await structuredDataFaults(script(wrong) + script({ '@type': 'Hotel' }))).join('\n');
  for (const part of ['without name', 'priceRangee', 'numberOfRooms', 'Offfer', 'of no kind'])
    expect(faults).toContain(part);
});

for (const brand of ['main', 'club'] as Brand[])
  test(`every page of the sitemap is complete, and no link is broken: ${brand}`, async ({ request }) => {
    const site = address(brand);
    const read = async (url: string) => (await request.get(url)).text();
    const { pages, hotels: parts } = await sitemapsOf(read, site);
    expect(parts.length).toBeGreaterThan(0);
    const entries = await entriesOf(read, pages);
    // Hotels are generated alike: the first of each part, alternating between languages.
    for (const part of parts)
      entries.push(...(await entriesOf(read, part)).filter((_, i) => i % 5 === 0).slice(0, some));
    expect(entries.length).toBeGreaterThan(100);

    const faults: string[] = [];
    const links = new Set<string>();
    const pictures = new Set<string>();
    await each(entries, async (entry) => {
      const answer = await request.get(entry.loc, { maxRedirects: 0 });
      const html = await answer.text();
      const found =
        answer.status() === 200
          ? [...faultsOf(html, entry, links, pictures), ...(await structuredDataFaults(html))]
          : [String(answer.status())];
      faults.push(...found.map((fault) => `${entry.loc}: ${fault}`));
    });
    const known = new Set(entries.map(({ loc }) => new URL(loc).pathname));
    const rest = [...links].filter((link) => !known.has(link));
    // Hotel pages are generated alike: only some of those linked, but every other URL.
    const hotels = rest.filter((link) => link.includes('/hotel/detail/'));
    const others = rest.filter((link) => !link.includes('/hotel/detail/'));
    await each([...others, ...hotels.slice(0, 8 * some)], async (link) => {
      const status = (await request.get(site + link, { maxRedirects: 0 })).status();
      // 307: a member's page redirects a visitor to Home, where the login opens
      if (![200, 302, 307].includes(status)) faults.push(`a link leads to ${link}: ${status}`);
    });
    // They are drawn on request, which takes a quarter of a second each: a dozen from all over the site.
    const every = Math.ceil(pictures.size / 12);
    const drawn = [...pictures].toSorted().filter((_, i) => i % every === 0);
    expect(drawn.length).toBeGreaterThan(6);
    await each(drawn, async (picture) => {
      const answer = await request.get(picture, { maxRedirects: 0 });
      const size = answer.status() === 200 ? jpegSize(await answer.body()) : answer.status();
      if (size !== '1200 x 630') faults.push(`${picture}: ${size}`);
    });
    const missing = `${site}/og/0123456789ab/en/nothing/here.jpg`;
    expect((await request.get(missing, { maxRedirects: 0 })).status()).toBe(404);
    expect(faults.slice(0, 40)).toEqual([]);
  });
