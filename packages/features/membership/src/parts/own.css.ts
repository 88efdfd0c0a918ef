import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { column, line, marked, raised, rows, ruled } from '@voyage/ui/base/looks.ts';

export const page = style({
  paddingBlock: `${theme.space.x10} ${theme.space.x20}`,
  ...column('x10'),
});
export const part = style({ ...rows('x5'), borderTop: line, paddingTop: theme.space.x8 });
export const words = style({ ...rows('x2'), maxWidth: '44rem' });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${theme.space.x6}` });
export const way = style({ minHeight: '2.75rem', display: 'inline-flex', alignItems: 'center' });
/** A level that the member is invited to. */
export const offer = style({
  ...rows('x4'),
  justifyItems: 'start',
  maxWidth: '44rem',
  ...marked('x5'),
});
/** Available levels, side by side. */
export const cards = style({
  ...rows('x6'),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
});
export const card = style({
  ...rows('x4'),
  alignContent: 'start',
  justifyItems: 'start',
  padding: theme.space.x6,
  ...raised,
});
export const terms = style({ display: 'grid' });
export const term = style({
  ...rows('x3'),
  maxWidth: '44rem',
  ...ruled('x5'),
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
});
export const columns = style({
  ...rows('x10'),
  alignItems: 'start',
  '@media': {
    [breakpoint.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', gap: theme.space.x16 },
  },
});
/** The price comes first on a phone. */
export const aside = style({
  order: -1,
  ...rows('x4'),
  '@media': { [breakpoint.desktop]: { order: 0, position: 'sticky', top: '6rem' } },
});
export const stack = style({ ...rows('x10'), minWidth: 0 });
export const figure = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontSize: theme.size.s22,
});
/** A form of one or two lines. */
export const form = style({ ...rows('x4'), maxWidth: '28rem' });
