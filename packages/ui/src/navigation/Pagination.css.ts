import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { beside, finePrint, pressable } from '../base/looks.ts';

export const nav = style({
  ...beside('x2'),
  justifyContent: 'space-between',
  '@media': { [breakpoint.tablet]: { justifyContent: 'center', gap: theme.space.x4 } },
});
export const numbers = style({
  display: 'none',
  alignItems: 'center',
  '@media': { [breakpoint.tablet]: { display: 'flex' } },
});
export const position = style({
  textAlign: 'center',
  ...finePrint,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [breakpoint.tablet]: { display: 'none' } },
});
export const link = style({
  ...pressable,
  justifyContent: 'center',
  gap: theme.space.x1,
  minWidth: '2.75rem',
  paddingInline: theme.space.x1,
  borderRadius: theme.radius.control,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    '&[href]:hover': { background: theme.color.panel },
    '&[aria-current]': {
      fontWeight: 600,
      boxShadow: `inset 0 -2px 0 ${theme.color.action}`,
      borderRadius: 0,
    },
    '&:not([href])': { color: theme.color.disabled },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});
globalStyle(`${link} > svg`, { flex: 'none' });
export const gap = style({ minWidth: '1.75rem', textAlign: 'center', color: theme.color.secondary });
