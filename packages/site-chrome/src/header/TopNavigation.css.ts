import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { headerHeight } from '@voyage/themes/scale.ts';

/** In a narrower window its entries are in the drawer. */
export const menu = style({ '@media': { 'screen and (max-width: 79.99rem)': { display: 'none' } } });
export const list = style({ display: 'flex', alignItems: 'center' });
/** Not positioned, so that its panel is as wide as the header. */
export const item = style({ position: 'static' });
export const turn = style({
  transition: `transform ${theme.motion.duration}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
});
const appear = keyframes({ from: { opacity: 0 } });
export const panel = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  maxHeight: `calc(100dvh - ${headerHeight})`,
  overflowY: 'auto',
  background: theme.color.page,
  color: theme.color.text,
  borderBlock: `1px solid ${theme.color.hairline}`,
  boxShadow: theme.shadow.raised,
  animation: `${appear} 240ms`,
});
export const space = style({ height: '30rem' });
