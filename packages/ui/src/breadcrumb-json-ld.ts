export interface Crumb {
  name: string;
  /** A path of the site, or a whole address. */ href: string;
}

/** The way to a page as search engines read it: a BreadcrumbList with positions from 1 and whole addresses. `origin`: "https://example.com". */
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
