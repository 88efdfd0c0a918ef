import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const cards = style({
  display: 'grid',
  gap: `${theme.space.x12} ${theme.space.x6}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
});
export const card = style({ display: 'grid' });
