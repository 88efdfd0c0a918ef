import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';

export const field = style({ display: 'grid', gap: theme.space.x3 });
export const rules = style({
  display: 'grid',
  gap: `${theme.space.x1} ${theme.space.x4}`,
  fontSize: theme.size.s14,
  color: theme.color.secondary,
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const rule = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.x2,
  selectors: { '&[data-met]': { color: theme.color.success } },
});
