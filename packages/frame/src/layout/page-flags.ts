/** What a route says of its frame, in its static data (docs/product/screens.md, "Page flags"). */
export interface PageFlags {
  /** The header lies over the page's first picture, and is solid once the page is scrolled. */
  overHero?: boolean;
  /** With `overHero`: the picture is a bright one, and the header's words are dark. */
  light?: boolean;
  /** The footer leaves out its shortcuts. */
  hideShortcut?: boolean;
  /** The carousel of pictures stands between header and page. */
  banner?: boolean;
  /** The footer leaves the newsletter out: it stands in the page, or who reads it is about something else. */
  hideNewsletter?: boolean;
  /** Nothing but the brand's name in the header: while paying or booking. */
  bare?: boolean;
  /** Neither header nor footer: the page fills a display that nobody sits at. */
  alone?: boolean;
}

declare module '@tanstack/react-router' {
  /** So that a route file cannot name a flag that there is not. */
  interface StaticDataRouteOption extends PageFlags {}
}
