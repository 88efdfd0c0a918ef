// The fonts of the service's own pages: the reference and the mailbox of a demonstration.

const face = (family: string, weight: number, file: string): string => `
@font-face {
  font-family: ${family};
  font-weight: ${weight};
  font-display: swap;
  src: url(${file}) format('woff');
}`;
/** The typefaces, whose files belong to the reference: `reference` is the path to them from the page. */
export const faceRules = (reference: string): string =>
  [
    face("'Hanken Grotesk'", 400, `${reference}/text.woff`),
    face("'Hanken Grotesk'", 600, `${reference}/strong.woff`),
    face("'Cormorant Garamond'", 500, `${reference}/display.woff`),
  ].join('');
