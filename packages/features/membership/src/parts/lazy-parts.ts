import '@voyage/ui/content/Accordion.css.ts';
import '@voyage/ui/content/FactsList.css.ts';
import './MembershipFacts.css.ts';
import { lazyWhenVisible } from '@voyage/site-chrome/loading/lazy-when-visible.tsx';

export const LazyMembershipFacts = /* @__PURE__ */ lazyWhenVisible(() =>
  import('./MembershipFacts.tsx').then((module) => module.MembershipFacts),
);
