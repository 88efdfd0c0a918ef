import '@voyage/ui/forms/Field.css.ts';
import './Airports.css.ts';
import { lazyWhenVisible } from '@voyage/site-chrome/loading/lazy-when-visible.tsx';

export const LazyAirports = /* @__PURE__ */ lazyWhenVisible(() =>
  import('./Airports.tsx').then((module) => module.Airports),
);
