import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { headerHeight } from '@voyage/themes/scale.ts';
import { bannerShape } from './PageBanner.css.ts';

export const skip = style({
  position: 'absolute',
  insetInlineStart: theme.space.x4,
  insetBlockStart: '-10rem',
  zIndex: 101,
  padding: theme.space.x3,
  background: theme.color.raised,
  color: theme.color.text,
  selectors: { '&:focus': { position: 'fixed', insetBlockStart: theme.space.x4 } },
});
export const noScript = style({
  padding: theme.space.x4,
  background: theme.color.panel,
  textAlign: 'center',
});
export const shell = style({ minHeight: '100dvh', display: 'flex', flexDirection: 'column' });
/**
 * Together with the header at least as tall as the window, so that late content, above all the page itself,
 * does not push the footer.
 */
export const main = style({ flex: 1, minHeight: `calc(100lvh - ${headerHeight} - 1px)`, outline: 'none' });
export const bannerSpace = style([bannerShape]);
// Only the page is printed.
globalStyle(`${shell} > :not(${main})`, { '@media': { print: { display: 'none' } } });
