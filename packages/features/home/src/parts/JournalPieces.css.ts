import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const pieces = style({
  display: 'grid',
  gap: `${theme.space.x10} ${theme.space.x6}`,
  marginTop: theme.space.x10,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
});
export const piece = style({ display: 'grid' });
