import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

const strokes = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
const small = { width: '1.75rem', height: '1.75rem' };
/** `beside` is next to the name, which needs the width on the narrowest windows. */
export const mark = styleVariants({
  alone: [strokes, small],
  beside: [strokes, small, { '@media': { 'screen and (max-width: 22.5rem)': { display: 'none' } } }],
  large: [strokes, { width: '3rem', height: '3rem', strokeWidth: 0.9 }],
});
export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.x3,
  fontFamily: theme.font.display,
  fontWeight: theme.font.displayWeight,
  fontSize: theme.size.s28,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  '@media': { 'screen and (max-width: 25rem)': { fontSize: '1.5rem', gap: theme.space.x2 } },
});
