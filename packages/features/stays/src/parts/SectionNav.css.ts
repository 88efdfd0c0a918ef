import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';

export const nav = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  marginInline: `calc(-1 * ${theme.space.x4})`,
  paddingInline: theme.space.x4,
  background: theme.color.page,
  borderBottom: `1px solid ${theme.color.hairline}`,
  '@media': {
    [breakpoint.tablet]: { marginInline: `calc(-1 * ${theme.space.x6})`, paddingInline: theme.space.x6 },
  },
});
export const list = style({
  display: 'flex',
  gap: theme.space.x4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [breakpoint.tablet]: { gap: theme.space.x6 } },
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3rem',
  borderBottom: '2px solid transparent',
  color: theme.color.secondary,
  fontSize: theme.size.s14,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outlineOffset: '-3px',
  selectors: {
    '&:hover': { color: theme.color.text },
    '&[aria-current]': { color: theme.color.text, borderBottomColor: theme.color.action, fontWeight: 600 },
  },
});
