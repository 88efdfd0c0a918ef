import '@voyage/ui/content/DataTable.css.ts';
import '@voyage/ui/forms/Field.css.ts';
import '@voyage/ui/forms/Form.css.ts';
import '@voyage/ui/forms/Stepper.css.ts';
import './FeeTable.css.ts';
import './RequestSection.css.ts';
import { lazyWhenVisible } from '@voyage/site-chrome/loading/lazy-when-visible.tsx';

export const LazyFeeTable = /* @__PURE__ */ lazyWhenVisible(() =>
  import('./FeeTable.tsx').then((module) => module.FeeTable),
);
export const LazyRequestSection = /* @__PURE__ */ lazyWhenVisible(() =>
  import('./RequestSection.tsx').then((module) => module.RequestSection),
);
