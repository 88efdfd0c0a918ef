import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const around = style({ position: 'relative', display: 'inline-block' });
export const panel = style({
  position: 'absolute',
  zIndex: 40,
  insetBlockStart: 'calc(100% + 4px)',
  insetInlineStart: 0,
  width: 'min(20rem, calc(100vw - 2rem))',
  display: 'grid',
  gap: theme.space.x5,
  padding: theme.space.x5,
  background: theme.color.raised,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
  boxShadow: theme.shadow.raised,
});
export const title = style({ padding: 0, fontSize: theme.size.s14, fontWeight: 600 });
export const note = style({ fontSize: theme.size.s14, lineHeight: 1.5, color: theme.color.secondary });
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.x3,
  minHeight: '2.75rem',
  borderTop: `1px solid ${theme.color.hairline}`,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { color: theme.color.action }, '&[aria-current], &:has(:checked)': { fontWeight: 600 } },
});
export const end = style({ marginInlineStart: 'auto', color: theme.color.secondary, fontSize: theme.size.s14, fontWeight: 400 });
export const choices = style({ marginBlockStart: theme.space.x2 });
export const radio = style({ width: '1.125rem', height: '1.125rem', margin: 0, accentColor: theme.color.action });
