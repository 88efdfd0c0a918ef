/** The frame options of a route, in its static data (docs/product/screens.md, "Page flags"). */
export interface PageFlags {
  /** The header lies over the page's first picture, and becomes opaque once the page is scrolled. */
  overHero?: boolean;
  /** With `overHero`: the picture is bright, so the header's text is dark. */
  light?: boolean;
  /** The footer has no shortcuts. */
  hideShortcut?: boolean;
  /** A carousel of pictures between header and page. */
  banner?: boolean;
  /** The footer has no newsletter form: it is in the page, or would distract from a task. */
  hideNewsletter?: boolean;
  /** The header shows only the brand's name: while paying or booking. */
  bare?: boolean;
  /** Neither header nor footer: the page fills an unattended display. */
  alone?: boolean;
}

declare module '@tanstack/react-router' {
  /** So that route files cannot use unknown flags. */
  interface StaticDataRouteOption extends PageFlags {}
}
