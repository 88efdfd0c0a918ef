import './PlacesGrid.css.ts';
import { whenNear } from '@voyage/frame/layout/when-near.tsx';

export const NearPlacesGrid = whenNear(() => import('./PlacesGrid.tsx').then((module) => module.PlacesGrid));
