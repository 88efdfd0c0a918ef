import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const crumbs = style({ paddingBlockStart: theme.space.x4 });
