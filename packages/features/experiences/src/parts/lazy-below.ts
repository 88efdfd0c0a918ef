import '../pages/CruisePages.css.ts';
import '../pages/ExperiencePages.css.ts';
import './AircraftDrawing.css.ts';
import './AltitudePicture.css.ts';
import './Entries.css.ts';
import './Figures.css.ts';
import './InterestPrompt.css.ts';
import './LinkList.css.ts';
import './Opening.css.ts';
import './Others.css.ts';
import './PlaceMark.css.ts';
import './RailMapDrawing.css.ts';
import './ShipDrawing.css.ts';
import './SouthernMap.css.ts';
import './StopPicker.css.ts';
import './VoyageMapDrawing.css.ts';
import { lazyWhenVisible } from '@voyage/frame/layout/lazy-when-visible.tsx';

/** The lower parts of all pages in one script, none of it needed above the fold. */
const below = () => import('./below.ts');
const shown = { firstView: true };

export const LazyLineBelow = /* @__PURE__ */ lazyWhenVisible(
  () => below().then((module) => module.LineBelow),
  shown,
);
export const LazyShipBelow = /* @__PURE__ */ lazyWhenVisible(
  () => below().then((module) => module.ShipBelow),
  shown,
);
export const LazySpaceFlightBelow = /* @__PURE__ */ lazyWhenVisible(
  () => below().then((module) => module.SpaceFlightBelow),
  shown,
);
export const LazyTrainBelow = /* @__PURE__ */ lazyWhenVisible(
  () => below().then((module) => module.TrainBelow),
  shown,
);
export const LazyVoyageBelow = /* @__PURE__ */ lazyWhenVisible(
  () => below().then((module) => module.VoyageBelow),
  shown,
);
export const LazyWhiteDesertBelow = /* @__PURE__ */ lazyWhenVisible(
  () => below().then((module) => module.WhiteDesertBelow),
  shown,
);
