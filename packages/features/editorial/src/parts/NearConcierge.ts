import './Concierge.css.ts';
import { whenNear } from '@voyage/site/when-near.tsx';

export const NearConcierge = whenNear(() => import('./Concierge.tsx').then((module) => module.Concierge));
