import { style } from '@vanilla-extract/css';
import { breakpoint, overPicture, theme } from '@voyage/themes/contract.css.ts';
import { turnButton } from '@voyage/ui/forms/IconButton.css.ts';
import { beside, rows, swiped } from '@voyage/ui/base/looks.ts';

/** Reserves the space before the carousel has loaded. */
export const bannerShape = style({
  aspectRatio: '4 / 5',
  maxHeight: '34rem',
  width: '100%',
  '@media': { [breakpoint.tablet]: { aspectRatio: '21 / 9' } },
});
export const banner = style([bannerShape, { position: 'relative', background: theme.color.panel }]);
export const row = style({ height: '100%', ...swiped });
export const slide = style({
  position: 'relative',
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  display: 'grid',
  overflow: 'hidden',
});
export const picture = style({ position: 'absolute', inset: 0, display: 'grid' });
export const link = style({
  position: 'relative',
  alignSelf: 'end',
  ...rows('x1'),
  padding: `${theme.space.x20} max(${theme.space.x4}, calc((100vw - 83rem) / 2 + ${theme.space.x6})) ${theme.space.x8}`,
  ...overPicture,
  textDecoration: 'none',
  background: `linear-gradient(to top, ${theme.color.scrim} calc(100% - 5rem), transparent)`,
  outlineOffset: '-4px',
});
export const controls = style({
  position: 'absolute',
  insetInlineEnd: theme.space.x4,
  insetBlockEnd: theme.space.x4,
  ...beside('x2'),
  ...overPicture,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const button = style([turnButton, { borderColor: 'currentColor', background: theme.color.scrim }]);
