import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const entries = style({ display: 'grid', gap: theme.space.x6 });
export const entry = style({ display: 'grid', gap: theme.space.x2 });
