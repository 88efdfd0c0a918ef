const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#x27': "'" };
const plain = (text: string) =>
  text.replaceAll(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole);

/** The value of an attribute of a tag as it was sent. */
export const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return found === undefined ? undefined : plain(found);
};
export const tagsOf = (html: string, name: string): string[] =>
  html.match(new RegExp(`<${name}\\b[^>]*>`, 'gi')) ?? [];

/** By language: the URLs that a page, or its entry in a sitemap, lists as alternates. */
export const alternatesOf = (tags: string[]): Record<string, string> =>
  Object.fromEntries(
    tags
      .filter((tag) => attribute(tag, 'rel') === 'alternate' && attribute(tag, 'hreflang'))
      .map((tag) => [attribute(tag, 'hreflang') ?? '', attribute(tag, 'href') ?? '']),
  );

/** A page as a sitemap lists it. */
export interface Entry {
  loc: string;
  alternates: Record<string, string>;
}
type Read = (url: string) => Promise<string>;

export async function entriesOf(read: Read, file: string): Promise<Entry[]> {
  const text = await read(file);
  return [...text.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)].map(([, loc = '', links = '']) => ({
    loc: plain(loc),
    alternates: alternatesOf(tagsOf(links, 'xhtml:link')),
  }));
}

/** The sitemaps that the `robots.txt` of a site leads to: that of its pages, and the parts of its hotels. */
export async function sitemapsOf(read: Read, site: string): Promise<{ pages: string; hotels: string[] }> {
  const robots = await read(`${site}/robots.txt`);
  const index = await read(/^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '');
  const [pages = '', ...hotels] = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, file = '']) => file);
  return { pages, hotels };
}

/** Processes many items, a few at a time. */
export async function each<T>(all: Iterable<T>, work: (one: T) => Promise<void>, atOnce = 4): Promise<void> {
  const left = [...all];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let one = left.pop(); one !== undefined; one = left.pop()) await work(one);
    }),
  );
}
