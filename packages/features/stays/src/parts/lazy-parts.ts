import '@voyage/ui/content/PictureCard.css.ts';
import './HotelCards.css.ts';
import { lazyWhenVisible } from '@voyage/site-chrome/loading/lazy-when-visible.tsx';

export const LazyHotelCards = /* @__PURE__ */ lazyWhenVisible(() =>
  import('./HotelCards.tsx').then((module) => module.HotelCards),
);
