import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x16,
  paddingBlock: `${theme.space.x16} ${theme.space.section}`,
});
export const top = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.x6 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x3 });
