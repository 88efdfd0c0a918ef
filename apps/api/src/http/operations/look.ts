// How the service's own pages look: the reference and the mailbox of a demonstration.

/** The colours of both brands, without the name of either: Aldermere's paper by day, Lanthorn's ink by night (packages/themes, which the service does not see). */
export const day = {
  page: '#fbf8f3',
  panel: '#efe8dc',
  raised: '#ffffff',
  text: '#1e1b18',
  secondary: '#5e564d',
  action: '#7a4a2b',
  border: '#8a8072',
  hairline: '#ded4c4',
  focus: '#1f4f8f',
};
export type Palette = typeof day;
export const night: Palette = {
  page: '#0e1418',
  panel: '#162027',
  raised: '#1f2c34',
  text: '#f3eee4',
  secondary: '#b4bec2',
  action: '#d2b27c',
  border: '#6f7e86',
  hairline: '#2c3a43',
  focus: '#9cc7ff',
};

const face = (family: string, weight: number, file: string): string => `
@font-face {
  font-family: ${family};
  font-weight: ${weight};
  font-display: swap;
  src: url(${file}) format('woff');
}`;
/** The faces, of which the reference has the files: `reference` is the way to them from the page. */
export const faceRules = (reference: string): string =>
  [
    face("'Hanken Grotesk'", 400, `${reference}/text.woff`),
    face("'Hanken Grotesk'", 600, `${reference}/strong.woff`),
    face("'Cormorant Garamond'", 500, `${reference}/display.woff`),
  ].join('');
