import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';

const line = `1px solid ${theme.color.hairline}`;
export const page = style({
  paddingBlock: `${theme.space.x10} ${theme.space.x20}`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x6,
});
export const words = style({ display: 'grid', gap: theme.space.x2, maxWidth: '44rem' });
export const list = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gap: `${theme.space.x3} ${theme.space.x6}`,
  paddingBlock: theme.space.x6,
  borderBottom: line,
  selectors: { '&:first-child': { borderTop: line } },
  '@media': {
    // Room for both actions on one line in every language.
    [breakpoint.tablet]: { gridTemplateColumns: '1fr auto 22rem', alignItems: 'center' },
  },
});
export const rowWords = style({ display: 'grid', gap: theme.space.x1, justifyItems: 'start', minWidth: 0 });
export const amount = style({ fontVariantNumeric: 'tabular-nums lining-nums', fontWeight: 600 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.x3,
  alignItems: 'center',
  '@media': { [breakpoint.tablet]: { justifyContent: 'end' } },
});
/** The summary, enlarged to a page. */
export const summary = style({
  display: 'grid',
  gap: theme.space.x6,
  maxWidth: '52rem',
  padding: theme.space.x6,
  background: theme.color.raised,
  border: line,
  borderRadius: theme.radius.card,
  '@media': { [breakpoint.tablet]: { padding: theme.space.x10 } },
});
export const number = style({ display: 'grid', gap: theme.space.x1, fontSize: theme.size.s22 });
export const now = style({
  display: 'grid',
  gap: theme.space.x4,
  justifyItems: 'start',
  borderInlineStart: `2px solid ${theme.color.ornament}`,
  paddingInlineStart: theme.space.x5,
});
export const end = style({ maxWidth: '52rem', display: 'grid', justifyItems: 'start' });
