import '@voyage/journey-parts/TierComparison.css.ts';
import './TierTable.css.ts';
import { whenNear } from '@voyage/frame/layout/when-near.tsx';

export const NearTierTable = whenNear(() => import('./TierTable.tsx').then((module) => module.TierTable));
