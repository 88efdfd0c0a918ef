import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { belowLine, column, finePrint, pressable, rows } from '@voyage/ui/base/looks.ts';

export const page = style({
  ...column('x10'),
  maxWidth: '54rem',
  paddingBlock: `${theme.space.x12} ${theme.space.section}`,
  marginInline: 'auto',
});
export const head = style(rows('x4'));
export const search = style({ maxWidth: '28rem', marginBlockStart: theme.space.x4 });
export const sections = style({ ...rows('x12'), paddingBlockStart: theme.space.x6 });
export const section = style({ ...rows('x4'), scrollMarginTop: '6.5rem' });
/** A link to the answer itself, for sharing. */
export const own = style({
  ...pressable,
  gap: theme.space.x2,
  ...finePrint,
  textDecoration: 'none',
  selectors: { '&:hover': { color: theme.color.text, textDecoration: 'underline' } },
  '@media': { print: { display: 'none' } },
});
export const found = style(finePrint);
export const more = style({
  ...rows('x4'),
  justifyItems: 'start',
  ...belowLine('x8'),
  '@media': {
    [breakpoint.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: theme.space.x8,
    },
  },
});
