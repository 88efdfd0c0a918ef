import '@voyage/ui/DataTable.css.ts';
import '@voyage/ui/Field.css.ts';
import '@voyage/ui/Form.css.ts';
import '@voyage/ui/Stepper.css.ts';
import './FeeTable.css.ts';
import './RequestSection.css.ts';
import { lazyWhenVisible } from '@voyage/frame/layout/lazy-when-visible.tsx';

export const LazyFeeTable = /* @__PURE__ */ lazyWhenVisible(() =>
  import('./FeeTable.tsx').then((module) => module.FeeTable),
);
export const LazyRequestSection = /* @__PURE__ */ lazyWhenVisible(() =>
  import('./RequestSection.tsx').then((module) => module.RequestSection),
);
