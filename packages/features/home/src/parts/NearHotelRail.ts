import '@voyage/ui/PictureCard.css.ts';
import '@voyage/ui/Rail.css.ts';
import './HotelRail.css.ts';
import { whenNear } from '@voyage/frame/layout/when-near.tsx';

export const NearHotelRail = whenNear(() => import('./HotelRail.tsx').then((module) => module.HotelRail));
