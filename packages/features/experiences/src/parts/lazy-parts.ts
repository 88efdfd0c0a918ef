import './AircraftDrawing.css.ts';
import './PlaceMark.css.ts';
import './RailMapDrawing.css.ts';
import './SouthernMap.css.ts';
import { lazyWhenVisible } from '@voyage/frame/layout/lazy-when-visible.tsx';

export const LazySouthernMap = /* @__PURE__ */ lazyWhenVisible(() =>
  import('./SouthernMap.tsx').then((module) => module.SouthernMap),
);
export const LazyRailMap = /* @__PURE__ */ lazyWhenVisible(() =>
  import('./RailMapDrawing.tsx').then((module) => module.RailMapDrawing),
);
export const LazyAircraft = /* @__PURE__ */ lazyWhenVisible(() =>
  import('./AircraftDrawing.tsx').then((module) => module.AircraftDrawing),
);
