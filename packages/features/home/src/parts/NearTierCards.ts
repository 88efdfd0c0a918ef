import '@voyage/ui/TierWallet.css.ts';
import './TierCards.css.ts';
import { whenNear } from '@voyage/frame/layout/when-near.tsx';

export const NearTierCards = whenNear(() => import('./TierCards.tsx').then((module) => module.TierCards));
