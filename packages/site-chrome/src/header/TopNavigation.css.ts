import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { headerHeight } from '@voyage/themes/scale.ts';

/** A menu with many entries needs more width; otherwise they are in the drawer. */
export const long = style({ '@media': { 'screen and (max-width: 79.99rem)': { display: 'none' } } });
globalStyle(`${long} > ul > li > a, ${long} > ul > li > button, ${long} > ul > li > div > button`, {
  fontSize: theme.size.s14,
  paddingInline: theme.space.x2,
});
export const list = style({ display: 'flex', alignItems: 'center' });
/** Not positioned, so that its panel is as wide as the header. */
export const item = style({ position: 'static' });
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
