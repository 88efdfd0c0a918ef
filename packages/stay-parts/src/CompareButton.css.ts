import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { pressable } from '@voyage/ui/base/looks.ts';

/** With its own background, so that it is readable on any picture; as tall as the heart beside it. */
export const compare = style({
  ...pressable,
  gap: theme.space.x2,
  paddingInline: theme.space.x3,
  border: 0,
  borderRadius: '1.375rem',
  background: theme.color.raised,
  color: theme.color.text,
  fontSize: theme.size.s14,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: theme.color.action },
    '&[aria-pressed=true]': { color: theme.color.action },
  },
});
