import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { pressableIcon } from '@voyage/ui/base/looks.ts';

/** On a disc, so that it is visible on any picture. */
export const heart = style({
  ...pressableIcon,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.round,
  background: theme.color.raised,
  color: theme.color.text,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: theme.color.action },
    '&[aria-pressed=true]': { color: theme.color.action },
  },
});
