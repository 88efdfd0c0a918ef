import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const result = style({
  display: 'grid',
  gap: theme.space.x3,
  justifyItems: 'start',
  width: '100%',
  paddingTop: theme.space.x4,
  borderTop: `1px solid ${theme.color.hairline}`,
});
export const title = style({
  display: 'flex',
  gap: theme.space.x2,
  alignItems: 'start',
  selectors: { '[data-qualified=true] > &': { color: theme.color.success } },
});
export const sign = style({ flex: 'none', marginTop: '0.2em' });
