import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { line, marked, rows, wrapping } from '@voyage/ui/base/looks.ts';

export const page = style({ paddingBlock: `${theme.space.x10} ${theme.space.x20}`, ...rows('x6') });
/** Beside the title on a desktop. */
export const head = style({
  ...rows('x6'),
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: '1fr minmax(auto, 22rem)', alignItems: 'end' } },
});
/** The second line, of paid credits, comes with the first. */
export const credits = style({ minHeight: '2lh' });
export const search = style({ ...rows('x1'), justifyItems: 'start' });
export const searchLine = style({ width: '100%', ...rows('x2'), gridTemplateColumns: '1fr auto' });
export const orders = style({ display: 'grid' });
export const order = style({
  ...rows('x4'),
  paddingBlock: theme.space.x6,
  borderBottom: line,
  '@media': {
    [breakpoint.tablet]: { gridTemplateColumns: '11rem 1fr auto', alignItems: 'center', gap: theme.space.x6 },
  },
});
export const orderWords = style(rows('x1'));
/** Below the buttons, across all of them. */
export const problem = style({ order: 1, flexBasis: '100%', color: theme.color.error });
export const pay = style({
  ...rows('x4'),
  justifyItems: 'start',
  maxWidth: '40rem',
  ...marked('x5'),
});

/** Replaces a removed row, and can restore it. */
export const removed = style({
  ...wrapping('x4'),
  alignItems: 'center',
  paddingBlock: theme.space.x6,
  borderBottom: line,
  color: theme.color.secondary,
});
export const note = style({
  maxWidth: '40rem',
  margin: `${theme.space.x2} 0 0`,
  ...marked('x3'),
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const rowActions = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${theme.space.x5}` });
export const priceNow = style({ maxWidth: '14rem' });
/** As wide as most prices: what stands in it may have no width of its own. */
export const awaitedPrice = style({ width: '11rem' });
