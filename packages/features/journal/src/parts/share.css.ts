import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

/** Its place is kept until the script has come. */
export const share = style({ minHeight: '2.75rem' });
export const posts = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.x5 });
export const post = style({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' });
