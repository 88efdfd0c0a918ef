import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { spaceBetween, rows } from '@voyage/ui/base/looks.ts';

export const search = style({
  ...rows('x3'),
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
});
export const member = style({
  ...spaceBetween,
  alignItems: 'center',
  gap: theme.space.x3,
  padding: theme.space.x4,
  background: theme.color.panel,
  borderRadius: theme.radius.control,
  overflowWrap: 'anywhere',
});
