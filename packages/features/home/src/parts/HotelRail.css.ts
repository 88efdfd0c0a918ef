import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const words = style({ display: 'grid', gap: theme.space.x2, maxWidth: '40rem' });
export const all = style({ marginTop: theme.space.x8 });
