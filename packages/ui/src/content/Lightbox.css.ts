import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { finePrint, rows } from '../base/looks.ts';

const appear = keyframes({ from: { opacity: 0 } });
export const lightbox = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: theme.color.page,
  color: theme.color.text,
  overflow: 'hidden',
  animation: `${appear} 240ms`,
  selectors: { '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' } },
});
export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '4rem',
  paddingInline: `${theme.space.x5} ${theme.space.x3}`,
});
export const number = style({ ...finePrint, fontVariantNumeric: 'tabular-nums lining-nums' });
/** Until the script has measured it, a slide is as wide as the window. */
export const stage = style({
  display: 'flex',
  overflow: 'hidden',
  position: 'relative',
  touchAction: 'pan-y',
  userSelect: 'none',
  minHeight: 0,
});
export const slide = style({
  position: 'relative',
  flex: 'none',
  width: '100%',
  minWidth: '100%',
  height: '100%',
  overflow: 'hidden',
  '@media': { [breakpoint.tablet]: { paddingInline: theme.space.x12 } },
});
globalStyle(`${slide} picture`, { background: 'transparent' });
globalStyle(`${slide} img`, { objectFit: 'contain' });
export const bottom = style({
  ...rows('x4'),
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  minHeight: '5rem',
  padding: `${theme.space.x3} ${theme.space.x5} max(${theme.space.x3}, env(safe-area-inset-bottom))`,
});
export const caption = style({ gridColumn: 2, textAlign: 'center', textWrap: 'balance' });
