import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { rows } from '@voyage/ui/base/looks.ts';

export const opening = style({ ...rows('x3'), maxWidth: '44rem', marginBlockEnd: theme.space.x10 });
