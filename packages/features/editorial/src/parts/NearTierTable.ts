import '@voyage/site/TierComparison.css.ts';
import './TierTable.css.ts';
import { whenNear } from '@voyage/site/when-near.tsx';

export const NearTierTable = whenNear(() => import('./TierTable.tsx').then((module) => module.TierTable));
