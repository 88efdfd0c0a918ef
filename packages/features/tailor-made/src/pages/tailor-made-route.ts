import { topLevelHead } from '@voyage/site-chrome/head/head.ts';
import { href } from '@voyage/routes/href.ts';

export const tailorMadeHead = topLevelHead(href.tailorMade, 'tailorMade.title', (t) => t('tailorMade.intro'));
