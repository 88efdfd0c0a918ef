import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { breakpoint } from '@voyage/themes/scale.ts';

const line = `1px solid ${theme.color.hairline}`;
export const airports = style({ paddingBlock: theme.space.section });
export const top = style({
  display: 'grid',
  gap: theme.space.x6,
  paddingBlockEnd: theme.space.x10,
  '@media': {
    [breakpoint.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)',
      alignItems: 'end',
    },
  },
});
export const title = style({ scrollMarginTop: '6rem' });
export const find = style({ display: 'grid', gap: theme.space.x2 });
export const none = style({ paddingBlock: theme.space.x6, borderTop: line });
/** The name of a region, with its airports beside it. */
export const region = style({
  display: 'grid',
  gap: theme.space.x4,
  paddingBlock: theme.space.x8,
  borderTop: line,
  '@media': {
    [breakpoint.desktop]: { gridTemplateColumns: '16rem minmax(0, 1fr)', columnGap: theme.space.x12 },
  },
});
export const list = style({
  display: 'grid',
  columnGap: theme.space.x10,
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const airport = style({
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr) auto',
  columnGap: theme.space.x3,
  alignItems: 'baseline',
  paddingBlock: theme.space.x3,
  minHeight: '2.75rem',
  textDecoration: 'none',
  selectors: { '&:hover': { color: theme.color.action } },
});
export const code = style({
  color: theme.color.secondary,
  fontVariantNumeric: 'lining-nums tabular-nums',
  letterSpacing: '0.06em',
  fontSize: theme.size.s14,
});
export const names = style({ display: 'grid' });
export const price = style({
  fontSize: theme.size.s14,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});
