import { style } from '@vanilla-extract/css';
import { breakpoint, overPicture, theme } from '@voyage/themes/contract.css.ts';
import { beside, column, displayFace, frame, inRow, pressableIcon, rows } from '@voyage/ui/base/looks.ts';

const edge = 'clamp(1.5rem, 4vw, 5rem)';
const veil = `color-mix(in srgb, ${theme.color.scrim} 84%, transparent)`;

export const screen = style({
  position: 'relative',
  ...rows('x8'),
  gridTemplateRows: 'auto auto 1fr auto',
  minHeight: '100dvh',
  padding: edge,
  overflow: 'hidden',
  ...overPicture,
  background: theme.color.second,
});
export const brand = style({
  position: 'relative',
  zIndex: 1,
  ...beside('x4'),
  ...displayFace,
  fontSize: 'clamp(1.5rem, 2.4vw, 2.75rem)',
});
export const slide = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  opacity: 0,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { transition: 'opacity 1800ms ease-in-out' },
  },
});
export const shown = style({ opacity: 1 });
/** Dark behind the text, above and below; the middle of the picture stays clear. */
export const veilOver = style({
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(to bottom, ${veil}, transparent 38%, transparent 48%, ${veil} 82%)`,
});
export const clocks = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.x4} clamp(1.25rem, 3.5vw, 4.5rem)`,
});
/** As wide as the widest time, so that nothing moves when the first one appears. */
export const clock = style({ ...rows('x1'), width: 'clamp(5.5rem, 9.5vw, 11rem)' });
export const clockName = style({ fontSize: 'clamp(0.875rem, 1.1vw, 1.25rem)' });
export const time = style({
  ...displayFace,
  fontSize: 'clamp(1.75rem, 3vw, 3.5rem)',
  lineHeight: 1.1,
});
export const foot = style({
  position: 'relative',
  gridRow: 4,
  ...column('x8'),
  alignItems: 'end',
  '@media': { [breakpoint.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const place = style(rows('x2'));
export const country = style({ fontSize: 'clamp(1rem, 1.5vw, 1.75rem)' });
export const name = style({ ...displayFace, fontSize: 'clamp(3.5rem, 9vw, 10rem)', lineHeight: 1 });
export const hotel = style({
  ...rows('x5'),
  gridTemplateColumns: 'clamp(6rem, 9vw, 11rem) minmax(0, 18rem)',
  alignItems: 'center',
  color: 'inherit',
  textDecoration: 'none',
});
export const hotelPicture = style({
  ...frame,
  aspectRatio: '1',
});
export const hotelWords = style(rows('x2'));
export const controls = style({
  position: 'relative',
  gridRow: 5,
  ...inRow('x1'),
  justifySelf: 'start',
  borderRadius: theme.radius.control,
  background: theme.color.scrim,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { transition: 'opacity 400ms' },
    [breakpoint.tablet]: { position: 'absolute', insetBlockStart: edge, insetInlineEnd: edge },
  },
});
/** Still available to keyboards and screen readers. */
export const resting = style({ opacity: 0, selectors: { '&:focus-within': { opacity: 1 } } });
export const control = style({
  ...pressableIcon,
  padding: 0,
  border: 'none',
  color: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
});
export const notYet = style([control, { visibility: 'hidden' }]);
