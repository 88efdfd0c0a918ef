import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const opening = style({
  display: 'grid',
  gap: theme.space.x3,
  maxWidth: '44rem',
  marginBlockEnd: theme.space.x10,
});
