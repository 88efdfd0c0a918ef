import type { Point } from '@voyage/domain/coordinates.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import type { ReactNode } from 'react';
import type { Bounds } from './clip.ts';

/** What has a marker. */
export interface MarkedPlace {
  id: string;
  /** What the marker says: a price, or where there is none a number or a short name. */
  mark: string;
  /** What it is called: everything that the row in the list says first. */
  label: string;
  point: Point;
}
export interface MapWords {
  loading: string;
  failed: string;
  retry: string;
  /** Said where the browser cannot draw a map: the list says the same. */
  unavailable: string;
  zoomIn: string;
  zoomOut: string;
  /** Back to where all places are seen. */
  showAll: string;
  close: string;
  /** Whose data the embedded map is, and that the cities are drawn by hand. */
  credit: string;
  /** Of several places that stand for one marker: what it shows, and what it is called. */
  group: (places: readonly MarkedPlace[]) => { mark: string; label: string };
  /** How the map is enlarged in a page that scrolls. */
  gestures?: { windows: string; mac: string; touch: string };
}
/** Places are asked for where the map shows them. */
export interface AreaSearch {
  searchLabel: string;
  automaticLabel: string;
  automatic: boolean;
  onAutomatic: (automatic: boolean) => void;
  /** West, south, east, north; over the date line the west is the greater. */
  onSearch: (bounds: Bounds) => void;
}
export interface MapProps {
  /** What the map shows, for who does not see it. */
  label: string;
  locale: Locale;
  words: MapWords;
  /** In the order of the list beside it. */
  places: readonly MarkedPlace[];
  /** Where one is: a pin that is no button. */
  here?: { name: string; point: Point };
  /** The place that is pointed at, here or in the list. */
  active?: string | null;
  onActive?: (id: string | null) => void;
  /** What is shown of a place whose marker is pressed. */
  renderCard: (id: string) => ReactNode;
  /** The map is about to be seen: what belongs to it may come. */
  onSeen?: () => void;
  /** What is shown first, in place of all places. */
  view?: Bounds;
  /** Keeps the view when the places change: they were asked for by it. */
  keepsView?: boolean;
  area?: AreaSearch;
}
