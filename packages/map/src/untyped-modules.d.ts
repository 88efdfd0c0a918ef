declare module 'mapshaper' {
  /** Runs commands as its command line does, on files by name; what they write is a file by name. */
  const shaper: {
    applyCommands: (
      commands: string,
      input: Record<string, string>,
    ) => Promise<Record<string, Uint8Array | string>>;
  };
  export default shaper;
}
declare module 'd3-geo-projection' {
  import type { GeoProjection } from 'd3-geo';
  import type { FeatureCollection } from 'geojson';
  /** Projects each point, and cuts what crosses the edge of the projection. */
  export function geoProject(object: FeatureCollection, projection: GeoProjection): FeatureCollection;
}
