import '@voyage/ui/PictureCard.css.ts';
import './JournalPieces.css.ts';
import { whenNear } from '@voyage/frame/layout/when-near.tsx';

export const NearHomeJournal = whenNear(() => import('./HomeJournal.tsx').then((module) => module.HomeJournal));
