import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

/** A button with only an icon: its name is its `aria-label`. */
export const iconButton = style({
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: theme.radius.control,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { color: theme.color.action } },
});
/** A previous or next button: in a ring, dimmed at the end. */
export const turnButton = style([
  iconButton,
  {
    border: `1px solid ${theme.color.border}`,
    borderRadius: theme.radius.round,
    transition: 'border-color 160ms',
    selectors: {
      '&:hover': { color: 'inherit', borderColor: 'currentColor' },
      '&[aria-disabled=true]': { opacity: 0.4, cursor: 'default' },
    },
  },
]);
