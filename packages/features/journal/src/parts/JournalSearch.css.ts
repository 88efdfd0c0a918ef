import { style } from '@vanilla-extract/css';
import { rows } from '@voyage/ui/base/looks.ts';

export const form = style(rows('x1'));
export const line = style({ ...rows('x2'), gridTemplateColumns: 'minmax(0, 1fr) auto' });
