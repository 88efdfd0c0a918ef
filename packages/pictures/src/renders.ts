import made from './renders.json' with { type: 'json' };

/** What a rendered picture may stand for (tooling/render/pictures.json). */
export interface Render {
  /** A picture's id. */
  id: string;
  /** bedroom, twin, suite, bathroom, pool, terrace, lobby, dining, spa or detail. */
  kind: string;
  /** Of hotels, the nearest first: city, palace, beach, alpine, riad, ryokan, club, desert. */
  styles: readonly string[];
  /** Of places and districts: those of which it is true. */
  settings: readonly string[];
  /** morning, noon, cloud, golden, blue or night. */
  hour: string;
}
export const renders: readonly Render[] = made;
