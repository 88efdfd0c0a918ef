import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const everySuite = style({ display: 'grid', gap: theme.space.x3 });

export const voyages = style({ display: 'grid', justifyItems: 'start', gap: theme.space.x3 });
