import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { column, finePrint, inRow, line, pressable, rows, wrapping } from '@voyage/ui/base/looks.ts';

export const page = style({
  ...column('x12'),
  paddingBlock: `${theme.space.x12} ${theme.space.x30}`,
});
export const top = style({
  ...rows('x8'),
  '@media': {
    [breakpoint.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)',
      alignItems: 'end',
      gap: theme.space.x12,
    },
  },
});
export const words = style({ ...rows('x3'), maxWidth: '38rem' });
export const description = style({ textWrap: 'balance' });
/** Tabs, with the sort order at the end; the line runs under both. */
export const bar = style({
  ...rows('x3'),
  '@media': { [breakpoint.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 0 } },
});
export const sort = style({
  ...inRow('x6'),
  '@media': { [breakpoint.desktop]: { borderBottom: line } },
});
export const order = style({
  ...pressable,
  ...finePrint,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: theme.color.text },
    '&[aria-current]': {
      color: theme.color.text,
      textDecoration: 'underline',
      textDecorationThickness: 1,
      textUnderlineOffset: '0.4em',
    },
  },
});
export const found = style({ ...wrapping(0, 'x4'), fontSize: theme.size.s18 });
