import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { finePrint, wrapping } from '@voyage/ui/base/looks.ts';

const figures = { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' } as const;
export const price = style({
  display: 'grid',
  justifyItems: 'start',
  '@media': {
    [breakpoint.tablet]: { selectors: { '&[data-align=end]': { justifyItems: 'end', textAlign: 'end' } } },
  },
});
export const line = style({ ...wrapping(0, 'x2'), alignItems: 'baseline' });
export const amount = styleVariants({
  large: { ...figures, fontSize: theme.size.s28, lineHeight: 1.25 },
  small: { ...figures, fontSize: theme.size.s18, fontWeight: 600, lineHeight: 1.4 },
});
export const struck = style({ ...figures, color: theme.color.secondary });
export const detail = style({ textWrap: 'pretty', ...finePrint, lineHeight: 1.5 });
