import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { unstyledButton, pressableIcon } from '../base/looks.ts';

/** A button with only an icon: its name is its `aria-label`. */
export const iconButton = style({
  flex: 'none',
  ...pressableIcon,
  ...unstyledButton,
  borderRadius: theme.radius.control,
  color: 'inherit',
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
