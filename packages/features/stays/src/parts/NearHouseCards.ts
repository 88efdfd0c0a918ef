import '@voyage/ui/PictureCard.css.ts';
import './HouseCards.css.ts';
import { whenNear } from '@voyage/frame/layout/when-near.tsx';

export const NearHouseCards = whenNear(() => import('./HouseCards.tsx').then((module) => module.HouseCards));
