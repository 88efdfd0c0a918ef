import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { finePrint, inRow, line } from '@voyage/ui/base/looks.ts';

export const nav = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  marginInline: `calc(-1 * ${theme.space.x4})`,
  paddingInline: theme.space.x4,
  background: theme.color.page,
  borderBottom: line,
  '@media': {
    [breakpoint.tablet]: { marginInline: `calc(-1 * ${theme.space.x6})`, paddingInline: theme.space.x6 },
  },
});
export const list = style({
  ...inRow('x4'),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [breakpoint.tablet]: { gap: theme.space.x6 } },
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3rem',
  borderBottom: '2px solid transparent',
  ...finePrint,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outlineOffset: '-3px',
  selectors: {
    '&:hover': { color: theme.color.text },
    '&[aria-current]': { color: theme.color.text, borderBottomColor: theme.color.action, fontWeight: 600 },
  },
});
