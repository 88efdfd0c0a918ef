import '@voyage/site/Rail.css.ts';
import './CaptionedPicture.css.ts';
import './HotelRail.css.ts';
import { whenNear } from '@voyage/site/when-near.tsx';

export const NearHotelRail = whenNear(() => import('./HotelRail.tsx').then((module) => module.HotelRail));
