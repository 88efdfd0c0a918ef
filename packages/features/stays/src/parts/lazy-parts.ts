import '@voyage/ui/PictureCard.css.ts';
import './HotelCards.css.ts';
import { lazyWhenVisible } from '@voyage/frame/layout/lazy-when-visible.tsx';

export const LazyHotelCards = /* @__PURE__ */ lazyWhenVisible(() =>
  import('./HotelCards.tsx').then((module) => module.HotelCards),
);
