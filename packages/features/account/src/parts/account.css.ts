import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';

export const page = style({
  paddingBlock: `${theme.space.x10} ${theme.space.x20}`,
  display: 'grid',
  gap: theme.space.x6,
});
/** Beside the title on a desktop. */
export const head = style({
  display: 'grid',
  gap: theme.space.x6,
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: '1fr minmax(auto, 22rem)', alignItems: 'end' } },
});
/** The second line, of paid credits, comes with the first. */
export const credits = style({ minHeight: '2lh' });
export const search = style({ display: 'grid', gap: theme.space.x1, justifyItems: 'start' });
export const searchLine = style({
  width: '100%',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: theme.space.x2,
});
export const orders = style({ display: 'grid' });
export const order = style({
  display: 'grid',
  gap: theme.space.x4,
  paddingBlock: theme.space.x6,
  borderBottom: `1px solid ${theme.color.hairline}`,
  '@media': {
    [breakpoint.tablet]: { gridTemplateColumns: '11rem 1fr auto', alignItems: 'center', gap: theme.space.x6 },
  },
});
export const orderWords = style({ display: 'grid', gap: theme.space.x1 });
export const columns = style({
  display: 'grid',
  gap: theme.space.x10,
  alignItems: 'start',
  '@media': { [breakpoint.desktop]: { gridTemplateColumns: '1fr 24rem', gap: theme.space.x16 } },
});
/** The facts below their title. */
export const facts = style({ display: 'grid', gap: theme.space.x4 });
export const number = style({
  fontSize: theme.size.s36,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: '0.02em',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x3 });
/** Below the buttons, across all of them. */
export const problem = style({ order: 1, flexBasis: '100%', color: theme.color.error });
export const pay = style({
  display: 'grid',
  gap: theme.space.x4,
  justifyItems: 'start',
  maxWidth: '40rem',
  borderInlineStart: `2px solid ${theme.color.ornament}`,
  paddingInlineStart: theme.space.x5,
});

/** Replaces a removed row, and can restore it. */
export const removed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.x4,
  paddingBlock: theme.space.x6,
  borderBottom: `1px solid ${theme.color.hairline}`,
  color: theme.color.secondary,
});
export const note = style({
  maxWidth: '40rem',
  margin: `${theme.space.x2} 0 0`,
  borderInlineStart: `2px solid ${theme.color.ornament}`,
  paddingInlineStart: theme.space.x3,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const rowActions = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${theme.space.x5}` });
export const priceNow = style({ maxWidth: '14rem' });
export { quiet } from './order.css.ts';
