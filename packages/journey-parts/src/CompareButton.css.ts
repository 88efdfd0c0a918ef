import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

/** On a ground of its own, so that it is read on any picture; beside the heart it is as tall. */
export const compare = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.x2,
  minHeight: '2.75rem',
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
