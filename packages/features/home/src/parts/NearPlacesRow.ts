import '@voyage/ui/PictureCard.css.ts';
import '@voyage/ui/Rail.css.ts';
import './PlacesRow.css.ts';
import { whenNear } from '@voyage/frame/layout/when-near.tsx';

export const NearPlacesRow = whenNear(() => import('./PlacesRow.tsx').then((module) => module.PlacesRow));
