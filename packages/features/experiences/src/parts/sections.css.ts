import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const section = style({ paddingBlock: theme.space.section });

export const band = style([section, { background: theme.color.panel }]);

export const alone = style({ marginBlockEnd: theme.space.x10 });

export const interest = style({ maxWidth: '44rem', marginBlockStart: theme.space.x8 });
