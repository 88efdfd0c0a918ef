import type { Point } from '@voyage/domain/coordinates.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import type { ReactNode } from 'react';
import type { Bounds } from './bounds.ts';

/** A place with a marker. */
export interface MarkedPlace {
  id: string;
  /** Text of the marker: a price, otherwise a number or a short name. */
  mark: string;
  /** Accessible name: everything that the row in the list begins with. */
  label: string;
  point: Point;
}
export interface MapTexts {
  loading: string;
  failed: string;
  retry: string;
  /** Shown if the browser cannot draw a map: the list has the same content. */
  unavailable: string;
  zoomIn: string;
  zoomOut: string;
  /** Zooms out to all places. */
  showAll: string;
  close: string;
  /** Attribution of the embedded map, and a note that the cities are drawn by hand. */
  credit: string;
  /**
   * Text and accessible name of a marker that stands for several places; `detail` is a second line, such as
   * their lowest price.
   */
  group: (places: readonly MarkedPlace[]) => { mark: string; detail?: string | undefined; label: string };
  /** How to zoom the map within a scrolling page. */
  gestures?: { windows: string; mac: string; touch: string };
}
/** Searches the area that the map shows. */
export interface AreaSearch {
  /** What the numbers on the markers are, if they do not say so. */
  note?: string;
  searchLabel: string;
  automaticLabel: string;
  automatic: boolean;
  onAutomatic: (automatic: boolean) => void;
  /** West, south, east, north; across the date line, west is greater than east. */
  onSearch: (bounds: Bounds) => void;
}
export interface MapProps {
  /** Accessible name of the map. */
  label: string;
  locale: Locale;
  words: MapTexts;
  /** In the order of the list beside it. */
  places: readonly MarkedPlace[];
  /** The current place: a pin that is not a button. */
  here?: { name: string; point: Point };
  /** The place that is hovered or focused, here or in the list. */
  active?: string | null;
  onActive?: (id: string | null) => void;
  /** Renders the card of a place whose marker is pressed. */
  renderCard?: (id: string) => ReactNode;
  /**
   * Instead of such a card: the place whose card is shown outside the map, and what happens when the marker of another
   * is pressed. Its marker is highlighted, and the map moves if it is not in view.
   */
  picked?: { id: string | undefined; onPick: (id: string) => void };
  /** The map is about to scroll into view: related data may be loaded. */
  onSeen?: () => void;
  /** This browser cannot draw the map: whoever has given it space may take it back. */
  onUnavailable?: () => void;
  /** The initial view, if not all places. */
  view?: Bounds;
  /** Keeps the view when the places change, because they were searched by it. */
  keepsView?: boolean;
  area?: AreaSearch;
}

/** What the map itself gets once it is loaded. */
export interface CanvasProps extends MapProps {
  onUnavailable: () => void;
}
