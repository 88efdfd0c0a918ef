import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.x8,
  paddingBlock: theme.space.section,
  textAlign: 'center',
});
export const words = style({
  display: 'grid',
  gap: theme.space.x4,
  maxWidth: '36rem',
  overflowWrap: 'anywhere',
});
export const problem = style({ maxWidth: '36rem', color: theme.color.error });
