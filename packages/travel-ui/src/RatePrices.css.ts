import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { rows } from '@voyage/ui/base/looks.ts';
import { detail } from './Price.css.ts';

export const prices = style({
  ...rows('x1'),
  '@media': { [breakpoint.tablet]: { selectors: { '&[data-align=end]': { textAlign: 'end' } } } },
});
/** Side by side where there is room for two. */
export const rates = style({
  ...rows('x1', 'x4'),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
});
export const rate = style({ display: 'grid', alignContent: 'end' });
export const terms = detail;
/** In a column at the end the amounts are below each other, with the other currency before them. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space.x2,
  '@media': {
    [breakpoint.tablet]: { selectors: { [`${prices}[data-align=end] &`]: { flexDirection: 'row-reverse' } } },
  },
});
/** On a phone the first hotel of a list is seen whole. */
export const nightly = style([detail, { '@media': { [breakpoint.phone]: { display: 'none' } } }]);
export const amount = style({
  fontSize: theme.size.s22,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});
