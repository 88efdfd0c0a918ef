import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const box = style({
  display: 'grid',
  gap: theme.space.x3,
  justifyItems: 'start',
  padding: theme.space.x4,
  background: theme.color.panel,
  borderRadius: theme.radius.control,
});
export const words = style({ fontSize: theme.size.s14 });
export const verified = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.x2,
  color: theme.color.success,
});
