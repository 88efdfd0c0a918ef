import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space.x6,
  marginBlockStart: theme.space.section,
  '@media': { [breakpoint.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const item = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: theme.space.x1,
  paddingBlockStart: theme.space.x4,
  borderTop: `1px solid ${theme.color.ornament}`,
});
export const value = style({ fontSize: theme.size.s18 });
