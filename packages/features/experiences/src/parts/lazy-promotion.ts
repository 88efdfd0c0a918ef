import './SpacePromotion.css.ts';
import { lazyWhenVisible } from '@voyage/site-chrome/loading/lazy-when-visible.tsx';

/** In its own file, so that Home does not load what the experiences' pages need. */
export const LazySpacePromotion = /* @__PURE__ */ lazyWhenVisible(() =>
  import('./SpacePromotion.tsx').then((module) => module.SpacePromotion),
);
