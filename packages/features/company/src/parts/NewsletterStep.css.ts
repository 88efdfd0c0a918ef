import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { column, line, rows } from '@voyage/ui/base/looks.ts';

export const page = style({
  ...rows('x8'),
  justifyItems: 'center',
  paddingBlock: theme.space.section,
  textAlign: 'center',
});
export const words = style({ ...rows('x4'), maxWidth: '36rem', overflowWrap: 'anywhere' });
export const details = style({
  ...column('x4'),
  width: '100%',
  maxWidth: '28rem',
  padding: theme.space.x6,
  border: line,
  borderRadius: theme.radius.card,
  textAlign: 'start',
});
export const fields = style(column('x4'));
export const problem = style({ maxWidth: '36rem', color: theme.color.error });
