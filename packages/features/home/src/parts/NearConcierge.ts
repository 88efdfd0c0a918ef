import './Concierge.css.ts';
import { whenNear } from '@voyage/frame/layout/when-near.tsx';

export const NearConcierge = whenNear(() => import('./Concierge.tsx').then((module) => module.Concierge));
