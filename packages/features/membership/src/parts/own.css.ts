import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';

const line = `1px solid ${theme.color.hairline}`;
export const page = style({
  paddingBlock: `${theme.space.x10} ${theme.space.x20}`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x10,
});
export const part = style({
  display: 'grid',
  gap: theme.space.x5,
  borderTop: line,
  paddingTop: theme.space.x8,
});
export const words = style({ display: 'grid', gap: theme.space.x2, maxWidth: '44rem' });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${theme.space.x6}` });
export const way = style({ minHeight: '2.75rem', display: 'inline-flex', alignItems: 'center' });
/** A level that the member is invited to. */
export const offer = style({
  display: 'grid',
  gap: theme.space.x4,
  justifyItems: 'start',
  maxWidth: '44rem',
  borderInlineStart: `2px solid ${theme.color.ornament}`,
  paddingInlineStart: theme.space.x5,
});
/** Available levels, side by side. */
export const cards = style({
  display: 'grid',
  gap: theme.space.x6,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
});
export const card = style({
  display: 'grid',
  gap: theme.space.x4,
  alignContent: 'start',
  justifyItems: 'start',
  padding: theme.space.x6,
  background: theme.color.raised,
  border: line,
  borderRadius: theme.radius.card,
});
export const terms = style({ display: 'grid' });
export const term = style({
  display: 'grid',
  gap: theme.space.x3,
  maxWidth: '44rem',
  paddingBlock: theme.space.x5,
  borderTop: line,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
});
export const columns = style({
  display: 'grid',
  gap: theme.space.x10,
  alignItems: 'start',
  '@media': {
    [breakpoint.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', gap: theme.space.x16 },
  },
});
/** The price comes first on a phone. */
export const aside = style({
  order: -1,
  display: 'grid',
  gap: theme.space.x4,
  '@media': { [breakpoint.desktop]: { order: 0, position: 'sticky', top: '6rem' } },
});
export const stack = style({ display: 'grid', gap: theme.space.x10, minWidth: 0 });
export const figure = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontSize: theme.size.s22,
});
/** A form of one or two lines. */
export const form = style({ display: 'grid', gap: theme.space.x4, maxWidth: '28rem' });
