import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { beside, rows } from '@voyage/ui/base/looks.ts';

export const box = style({
  ...rows('x3'),
  justifyItems: 'start',
  padding: theme.space.x4,
  background: theme.color.panel,
  borderRadius: theme.radius.control,
});
export const words = style({ fontSize: theme.size.s14 });
export const verified = style({ ...beside('x2'), color: theme.color.success });
