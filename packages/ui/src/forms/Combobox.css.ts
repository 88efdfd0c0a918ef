import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { unstyledButton, centred, finePrint, rows } from '../base/looks.ts';
import { control } from './Field.css.ts';

export const box = style({ position: 'relative', display: 'flex' });
export const input = style([control, { paddingInlineEnd: theme.space.x10, textOverflow: 'ellipsis' }]);
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: 2,
  insetBlock: 2,
  width: '2.5rem',
  ...unstyledButton,
  ...centred,
  color: theme.color.secondary,
  selectors: { '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 } },
});
export const popover = style({
  boxSizing: 'border-box',
  width: 'var(--trigger-width)',
  minWidth: 'min(18rem, calc(100vw - 2rem))',
  overflowY: 'auto',
  background: theme.color.raised,
  color: theme.color.text,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  boxShadow: theme.shadow.raised,
  overscrollBehavior: 'contain',
});
export const list = style({ padding: theme.space.x1, outline: 'none' });
export const option = style({
  ...rows(0, 'x3'),
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: `${theme.space.x2} ${theme.space.x3}`,
  borderRadius: theme.radius.control,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: theme.color.panel },
    '&[data-focused]': { boxShadow: `inset 0 0 0 2px ${theme.color.focus}` },
    '&[data-selected]': { fontWeight: 600 },
    '&[data-disabled]': { color: theme.color.disabled, cursor: 'default' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});
export const name = style({ minWidth: 0 });
export const detail = style({ display: 'block', ...finePrint, fontWeight: 400 });
export const chosen = style({
  visibility: 'hidden',
  selectors: { [`${option}[data-selected] &`]: { visibility: 'visible' } },
});
export const empty = style({ padding: theme.space.x3, color: theme.color.secondary });
