import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const problem = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.x2} ${theme.space.x4}`,
  gridColumn: '1 / -1',
  padding: theme.space.x4,
  border: `1px solid ${theme.color.error}`,
  borderRadius: theme.radius.control,
  background: theme.color.errorPanel,
});
