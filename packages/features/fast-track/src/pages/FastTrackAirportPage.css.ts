import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { pressable, raised, rows } from '@voyage/ui/base/looks.ts';

export const crumbs = style({ paddingBlock: theme.space.x6 });
export const head = style({
  ...rows('x8'),
  paddingBlockEnd: theme.space.x12,
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      columnGap: theme.space.x16,
      alignItems: 'end',
    },
  },
});
export const words = style(rows('x4'));
export const products = style({
  ...rows('x6'),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
});
/** Rows align between cards: prices and buttons are level. */
export const product = style({
  ...rows('x4'),
  gridTemplateRows: 'subgrid',
  gridRow: 'span 5',
  alignContent: 'start',
  padding: theme.space.x6,
  ...raised,
});
export const includes = style({ ...rows('x2'), alignContent: 'start' });
export const included = style({
  ...rows('x3'),
  gridTemplateColumns: '1.125rem minmax(0, 1fr)',
  alignItems: 'start',
});
/** Aligned with the first line of text. */
export const icon = style({ marginBlockStart: '0.25em' });
export const price = style(rows('x1'));
export const amount = style({
  fontSize: theme.size.s22,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const choose = style({ justifySelf: 'start', alignSelf: 'end' });
export const all = style({ paddingBlock: `${theme.space.x10} ${theme.space.section}` });
export const back = style({
  ...pressable,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.25em',
  selectors: { '&:hover': { color: theme.color.action } },
});
