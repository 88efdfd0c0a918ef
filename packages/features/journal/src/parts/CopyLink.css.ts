import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

/** Its place is kept until the script has come. */
export const share = style({ minHeight: '2.75rem' });
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.x2,
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: theme.color.text,
  fontSize: theme.size.s14,
  cursor: 'pointer',
  selectors: { '&:hover': { color: theme.color.action } },
});
