import '@voyage/ui/Accordion.css.ts';
import '@voyage/ui/FactsList.css.ts';
import './MembershipFacts.css.ts';
import { whenNear } from '@voyage/frame/layout/when-near.tsx';

export const NearMembershipFacts = whenNear(() => import('./MembershipFacts.tsx').then((module) => module.MembershipFacts));
