import './NewsletterForm.css.ts';
import { lazyWhenVisible } from '../loading/lazy-when-visible.tsx';

export const LazyNewsletter = /* @__PURE__ */ lazyWhenVisible(() =>
  import('./NewsletterForm.tsx').then((module) => module.NewsletterForm),
);
