import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const list = style({
  display: 'grid',
  gap: `${theme.space.x3} ${theme.space.x8}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
});
export const line = style({ display: 'flex', gap: theme.space.x3, alignItems: 'start' });
export const icon = style({ flex: 'none', marginTop: '0.2em', color: theme.color.action });
