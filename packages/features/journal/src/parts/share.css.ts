import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

const onScreen = { print: { display: 'none' } };
/** Reserves its space until the script has loaded. */
export const share = style({ minHeight: '2.75rem', '@media': onScreen });
export const posts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.x5,
  '@media': onScreen,
});
export const post = style({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' });
