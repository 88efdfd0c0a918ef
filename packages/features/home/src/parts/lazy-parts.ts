import './Concierge.css.ts';
import '@voyage/ui/content/PictureCard.css.ts';
import './JournalPieces.css.ts';
import '@voyage/ui/content/Rail.css.ts';
import './HotelRail.css.ts';
import './PlacesGrid.css.ts';
import './PlacesRow.css.ts';
import '@voyage/travel-ui/TierWallet.css.ts';
import './TierCards.css.ts';
import './Promises.css.ts';
import { lazyWhenVisible } from '@voyage/site-chrome/loading/lazy-when-visible.tsx';

export const LazyConcierge = /* @__PURE__ */ lazyWhenVisible(() =>
  import('./Concierge.tsx').then((module) => module.Concierge),
);
export const LazyHomeJournal = /* @__PURE__ */ lazyWhenVisible(() =>
  import('./HomeJournal.tsx').then((module) => module.HomeJournal),
);
export const LazyHotelRail = /* @__PURE__ */ lazyWhenVisible(() =>
  import('./HotelRail.tsx').then((module) => module.HotelRail),
);
export const LazyPlacesGrid = /* @__PURE__ */ lazyWhenVisible(() =>
  import('./PlacesGrid.tsx').then((module) => module.PlacesGrid),
);
export const LazyPlacesRow = /* @__PURE__ */ lazyWhenVisible(() =>
  import('./PlacesRow.tsx').then((module) => module.PlacesRow),
);
export const LazyPromises = /* @__PURE__ */ lazyWhenVisible(() =>
  import('./Promises.tsx').then((module) => module.Promises),
);
export const LazyTierCards = /* @__PURE__ */ lazyWhenVisible(() =>
  import('./TierCards.tsx').then((module) => module.TierCards),
);
