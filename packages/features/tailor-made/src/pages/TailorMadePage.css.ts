import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const after = style({ marginBlockStart: theme.space.x10 });
