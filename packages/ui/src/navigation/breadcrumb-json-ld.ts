export interface Crumb {
  name: string;
  /** A path of the site, or an absolute URL. */ href: string;
}

/**
 * The path to a page for search engines: a BreadcrumbList with positions from 1 and absolute URLs. `origin`:
 * "https://example.com".
 */
export const breadcrumbJsonLd = (crumbs: readonly Crumb[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, href }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: new URL(href, origin).href,
  })),
});
