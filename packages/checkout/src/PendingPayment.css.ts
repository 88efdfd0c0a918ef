import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const pending = style({ display: 'grid', gap: theme.space.x4, justifyItems: 'start', width: '100%' });
