import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { spaceBetween, column, line, raised, wrapping } from '@voyage/ui/base/looks.ts';

export const page = style({
  paddingBlock: `${theme.space.x10} ${theme.space.x20}`,
  ...column('x8'),
});
export const part = style({ ...column('x5'), justifyItems: 'stretch' });
export const kind = style([part, { gap: theme.space.x3, marginTop: theme.space.x4 }]);
/** The focus moves here when the item is removed. */
export const title = style({ outline: 'none' });
export const measure = style({ maxWidth: '44rem' });
export const list = style(column('x6'));
/** One open item. */
export const card = style({
  ...column('x4'),
  padding: theme.space.x5,
  ...raised,
  outlineOffset: 3,
  '@media': { [breakpoint.tablet]: { padding: theme.space.x6 } },
});
export const words = style({ display: 'grid', gap: theme.space.x1, justifyItems: 'start', minWidth: 0 });
export const head = style({
  ...spaceBetween,
  gap: `${theme.space.x2} ${theme.space.x6}`,
});
export const amount = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontSize: theme.size.s22,
  whiteSpace: 'nowrap',
});
export const actions = style({ ...wrapping('x3'), alignItems: 'center' });
export const end = style([actions, { justifyContent: 'flex-end' }]);
export const search = style({
  display: 'grid',
  gap: theme.space.x3,
  maxWidth: '44rem',
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: '1fr auto', alignItems: 'end' } },
});
export const two = style({
  ...column('x6'),
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** On the overview: a line is a link to its item. */
export const rows = style({ display: 'grid', borderTop: line });
export const row = style({
  display: 'grid',
  gap: `${theme.space.x1} ${theme.space.x6}`,
  paddingBlock: theme.space.x3,
  borderBottom: line,
  color: 'inherit',
  textDecoration: 'none',
  outlineOffset: '-2px',
  selectors: { '&:hover': { color: theme.color.action } },
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: '1fr auto', alignItems: 'baseline' } },
});
export const late = style({ color: theme.color.error, fontWeight: 600 });
export const confirmation = style({ outline: 'none' });
export const note = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
