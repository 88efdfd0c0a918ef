import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { wrapping } from '@voyage/ui/base/looks.ts';

export const links = style({
  ...wrapping(0, 'x5'),
  '@media': { [breakpoint.tablet]: { paddingBlock: theme.space.x2 } },
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.5rem',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  selectors: { '&:hover': { color: theme.color.action } },
});
