import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { beside, finePrint, line } from '../base/looks.ts';

export const title = style({ fontSize: theme.size.s16, fontWeight: 600, padding: 0 });
export const note = style({ ...finePrint, lineHeight: 1.5 });
export const currencies = style({ marginTop: theme.space.x4 });
export const lock = style({ paddingTop: theme.space.x3, borderTop: line });
export const choices = style({
  display: 'grid',
  marginTop: theme.space.x2,
  columnGap: theme.space.x6,
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const choice = style({
  ...beside('x3'),
  justifyContent: 'space-between',
  minHeight: '3rem',
  paddingInline: theme.space.x1,
  borderTop: line,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: theme.color.action },
    '&[aria-current]': { fontWeight: 600 },
    '&:has(input:checked)': { fontWeight: 600 },
  },
});
/** Longer than a name. */
export const wide = style({ gridColumn: '1 / -1' });
export const name = style({ flex: 1 });
export const radio = style({
  appearance: 'none',
  flex: 'none',
  width: '1.125rem',
  height: '1.125rem',
  margin: 0,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.round,
  background: theme.color.page,
  cursor: 'pointer',
  selectors: {
    '&:checked': {
      borderColor: theme.color.action,
      background: theme.color.action,
      boxShadow: `inset 0 0 0 3px ${theme.color.page}`,
    },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
export const code = style({ ...finePrint, fontWeight: 400 });
