import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const band = style({ paddingBlock: theme.space.x16, borderTop: `1px solid ${theme.color.hairline}` });
