import type { Bounds } from './bounds.ts';

interface Group {
  /** How detailed: 1:10 million, or 1:50 million. */
  source: 'fine' | 'rough';
  /** By the name in the property `map`. */
  maps: Readonly<Record<string, Bounds>>;
}
/** The areas whose land is drawn on pages of their own, without the map's script. */
export const drawnAreas: Readonly<Record<string, Group>> = {
  voyages: {
    source: 'fine',
    maps: {
      atlantic: [-9.5, 34, 6.5, 51.5],
      tyrrhenian: [-0.5, 38, 14.5, 46],
      aegean: [9.5, 34, 33, 47.5],
      svalbard: [8, 76, 30, 81],
      'arctic-sea': [-42, 61, 42, 82],
      drake: [-76, -70, -46, -51],
      peninsula: [-70, -67, -52, -61],
    },
  },
  trains: {
    source: 'rough',
    maps: {
      'singapore-malaysia': [97.8, 0.2, 106.3, 6.6],
      'paris-venice': [0.6, 43.7, 14.1, 50.6],
      'paris-istanbul': [-2.3, 35.3, 33.6, 54.5],
      'cusco-arequipa': [-74.1, -17.2, -67.9, -12.7],
      'pretoria-walvis-bay': [12.2, -32, 30.7, -19.3],
      'scottish-highlands': [-7.4, 55.5, -1.5, 58],
    },
  },
};
