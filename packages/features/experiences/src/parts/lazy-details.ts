import './sections.css.ts';
import './AircraftDrawing.css.ts';
import './AltitudePicture.css.ts';
import './Entries.css.ts';
import './Figures.css.ts';
import './InterestPrompt.css.ts';
import './LineDetails.css.ts';
import './LinkList.css.ts';
import './OtherExperiences.css.ts';
import './PlaceMark.css.ts';
import './RailMapDrawing.css.ts';
import './RoomList.css.ts';
import './ShipDetails.css.ts';
import './ShipDrawing.css.ts';
import './SouthernMap.css.ts';
import './SpaceFlightDetails.css.ts';
import './StopPicker.css.ts';
import './VoyageMapDrawing.css.ts';
import './WhiteDesertDetails.css.ts';
import { lazyWhenVisible } from '@voyage/site-chrome/loading/lazy-when-visible.tsx';

/** The lower parts of all pages in one script, none of it needed above the fold. */
const details = () => import('./details.ts');
const shown = { firstView: true };

export const LazyLineDetails = /* @__PURE__ */ lazyWhenVisible(
  () => details().then((module) => module.LineDetails),
  shown,
);
export const LazyShipDetails = /* @__PURE__ */ lazyWhenVisible(
  () => details().then((module) => module.ShipDetails),
  shown,
);
export const LazySpaceFlightDetails = /* @__PURE__ */ lazyWhenVisible(
  () => details().then((module) => module.SpaceFlightDetails),
  shown,
);
export const LazyTrainDetails = /* @__PURE__ */ lazyWhenVisible(
  () => details().then((module) => module.TrainDetails),
  shown,
);
export const LazyVoyageDetails = /* @__PURE__ */ lazyWhenVisible(
  () => details().then((module) => module.VoyageDetails),
  shown,
);
export const LazyWhiteDesertDetails = /* @__PURE__ */ lazyWhenVisible(
  () => details().then((module) => module.WhiteDesertDetails),
  shown,
);
