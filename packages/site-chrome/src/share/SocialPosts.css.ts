import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const posts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.x5,
  '@media': { print: { display: 'none' } },
});
export const post = style({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' });
