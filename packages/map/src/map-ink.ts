const inks = ['land', 'water', 'shore', 'park', 'way', 'rail', 'border', 'word', 'waterWord'] as const;
/** The colours of the brand's map (packages/themes) as values: the map cannot use CSS variables. */
export type MapInk = Record<(typeof inks)[number], string>;

export function inkOf(element: Element): MapInk {
  const look = getComputedStyle(element);
  const ink = (name: (typeof inks)[number]) =>
    look.getPropertyValue(`--v-map-${name.replaceAll(/([A-Z])/g, '-$1').toLowerCase()}`).trim();
  return {
    land: ink('land'),
    water: ink('water'),
    shore: ink('shore'),
    park: ink('park'),
    way: ink('way'),
    rail: ink('rail'),
    border: ink('border'),
    word: ink('word'),
    waterWord: ink('waterWord'),
  };
}
/**
 * The page's font families, the first of which are loaded with it: the map needs no glyph files.
 */
export const facesOf = (element: Element): string[] =>
  getComputedStyle(element)
    .fontFamily.split(',')
    .map((face) => face.trim());
