import { style } from '@vanilla-extract/css';

export const times = style({ display: 'block' });
