import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { breakpoint } from '@voyage/themes/scale.ts';

export const columns = style({
  display: 'grid',
  gap: theme.space.x6,
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(14rem, 1fr)' } },
});
export const frame = style({
  position: 'relative',
  display: 'grid',
  aspectRatio: '3 / 2',
  minHeight: '16rem',
  maxWidth: '100%',
  overflow: 'hidden',
  background: theme.color.panel,
  border: `1px solid ${theme.color.hairline}`,
  borderRadius: theme.radius.picture,
});
/** The lines of a map that is still folded. */
export const lines = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  color: theme.color.border,
  opacity: 0.35,
});
export const middle = style({
  position: 'relative',
  placeSelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.x3,
  padding: theme.space.x4,
  textAlign: 'center',
});
export const button = style({ background: theme.color.page });
export const list = style({ alignContent: 'start', display: 'grid', counterReset: 'place' });
export const title = style({
  fontSize: theme.size.s14,
  color: theme.color.secondary,
  paddingBlockEnd: theme.space.x2,
});
/** Numbered as the marks of the map are. */
export const place = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  counterIncrement: 'place',
  '::before': {
    content: 'counter(place) / ""',
    gridRow: 'span 2',
    color: theme.color.secondary,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  paddingBlock: theme.space.x3,
  borderTop: `1px solid ${theme.color.hairline}`,
});
export const name = style({
  fontWeight: 600,
  textUnderlineOffset: '0.25em',
  textDecorationThickness: 1,
  selectors: { '&:hover': { color: theme.color.action } },
});
export const detail = style({ fontSize: theme.size.s14, color: theme.color.secondary });
