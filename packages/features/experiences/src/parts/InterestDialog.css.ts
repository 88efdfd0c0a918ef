import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const fields = style({ display: 'grid', gap: theme.space.x5 });
