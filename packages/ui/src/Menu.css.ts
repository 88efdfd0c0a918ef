import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const arrow = style({
  transition: 'transform 160ms',
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
});
export const popover = style({
  minWidth: 'max(14rem, var(--trigger-width))',
  maxWidth: 'calc(100vw - 2rem)',
  overflowY: 'auto',
  background: theme.color.raised,
  color: theme.color.text,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  boxShadow: theme.shadow.raised,
});
export const menu = style({ padding: theme.space.x1, outline: 'none' });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.x3,
  minHeight: '2.75rem',
  padding: `${theme.space.x2} ${theme.space.x3}`,
  borderRadius: theme.radius.control,
  cursor: 'pointer',
  outline: 'none',
  textDecoration: 'none',
  selectors: {
    '&[data-focused]': { background: theme.color.panel },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${theme.color.focus}` },
    '&[data-disabled]': { color: theme.color.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: -2 },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});
