import './SpacePromotion.css.ts';
import { lazyWhenVisible } from '@voyage/frame/layout/lazy-when-visible.tsx';

/** Alone in its file: Home is spared what the pages of the experiences fetch. */
export const LazySpacePromotion = /* @__PURE__ */ lazyWhenVisible(() =>
  import('./SpacePromotion.tsx').then((module) => module.SpacePromotion),
);
