import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { centred, covering } from '../base/looks.ts';

export const box = style({ position: 'relative', width: 'fit-content', maxWidth: '100%' });
/** Invisible over the boxes, so that a press, a paste and the phone's autofill reach one field. */
export const input = style({
  ...covering,
  opacity: 0,
  cursor: 'text',
  fontSize: theme.size.s16,
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});
export const places = style({ display: 'flex', gap: theme.space.x2 });
export const place = style({
  ...centred,
  flex: '0 1 3rem',
  width: '3rem',
  minWidth: '1.75rem',
  minHeight: '3.5rem',
  background: theme.color.raised,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  fontSize: theme.size.s22,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
  selectors: {
    [`${input}[aria-invalid=true] ~ ${places} > &`]: { borderColor: theme.color.error, borderWidth: 2 },
    [`${input}:disabled ~ ${places} > &`]: {
      background: theme.color.panel,
      color: theme.color.disabled,
      borderColor: theme.color.hairline,
    },
    [`${input}:focus ~ ${places} > &[data-here]`]: {
      outline: `3px solid ${theme.color.focus}`,
      outlineOffset: 1,
    },
    // Two groups of three are easier to compare with the email.
    '&:nth-child(3):nth-last-child(4)': {
      marginInlineEnd: theme.space.x2,
      '@media': { [breakpoint.tablet]: { marginInlineEnd: theme.space.x3 } },
    },
  },
});
