import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { rows, ruled } from '@voyage/ui/base/looks.ts';

export const alternatives = style({
  ...rows('x8'),
  alignItems: 'start',
  '@media': { [breakpoint.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(24rem, 1fr))' } },
});
export const group = style({ ...rows('x3'), minWidth: 0 });
export const list = style({ display: 'grid' });
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: theme.space.x4,
  rowGap: theme.space.x3,
  ...ruled('x4'),
});
export const price = style({
  display: 'grid',
  justifyItems: 'end',
  alignContent: 'start',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
/** Long room names wrap within it. */
export const action = style({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  whiteSpace: 'normal',
  maxWidth: '100%',
});
