import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';

export const title = style({ fontSize: theme.size.s16, fontWeight: 600, padding: 0 });
export const note = style({ fontSize: theme.size.s14, lineHeight: 1.5, color: theme.color.secondary });
export const currencies = style({ marginTop: theme.space.x4 });
export const lock = style({ paddingTop: theme.space.x3, borderTop: `1px solid ${theme.color.hairline}` });
export const choices = style({
  display: 'grid',
  marginTop: theme.space.x2,
  columnGap: theme.space.x6,
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.x3,
  minHeight: '3rem',
  paddingInline: theme.space.x1,
  borderTop: `1px solid ${theme.color.hairline}`,
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
export const code = style({
  color: theme.color.secondary,
  fontSize: theme.size.s14,
  fontWeight: 400,
});
