import { lazyWhenVisible } from '@voyage/site-chrome/loading/lazy-when-visible.tsx';

/** Their styles are loaded with the surrounding parts (lazy-details.ts). */
export const LazySouthernMap = /* @__PURE__ */ lazyWhenVisible(() =>
  import('./SouthernMap.tsx').then((module) => module.SouthernMap),
);
export const LazyRailMap = /* @__PURE__ */ lazyWhenVisible(() =>
  import('./RailMapDrawing.tsx').then((module) => module.RailMapDrawing),
);
export const LazyAircraft = /* @__PURE__ */ lazyWhenVisible(() =>
  import('./AircraftDrawing.tsx').then((module) => module.AircraftDrawing),
);
export const LazyVoyageMap = /* @__PURE__ */ lazyWhenVisible(() =>
  import('./VoyageMapDrawing.tsx').then((module) => module.VoyageMapDrawing),
);
export const LazyShip = /* @__PURE__ */ lazyWhenVisible(() =>
  import('./ShipDrawing.tsx').then((module) => module.ShipDrawing),
);
