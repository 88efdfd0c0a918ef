import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: `${theme.space.x1} ${theme.space.x5}` });
export const item = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space.x2 });
