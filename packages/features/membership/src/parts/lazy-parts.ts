import '@voyage/ui/Accordion.css.ts';
import '@voyage/ui/FactsList.css.ts';
import './MembershipFacts.css.ts';
import { lazyWhenVisible } from '@voyage/frame/layout/lazy-when-visible.tsx';

export const LazyMembershipFacts = /* @__PURE__ */ lazyWhenVisible(() =>
  import('./MembershipFacts.tsx').then((module) => module.MembershipFacts),
);
