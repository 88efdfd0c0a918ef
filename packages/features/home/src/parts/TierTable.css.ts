import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const band = style({ background: theme.color.panel, paddingBlock: theme.space.section });
export const words = style({ display: 'grid', gap: theme.space.x3, marginBlockEnd: theme.space.x12 });
