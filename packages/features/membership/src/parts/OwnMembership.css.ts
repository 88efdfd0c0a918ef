import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const own = style({ paddingBlock: `0 ${theme.space.section}` });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${theme.space.x6}` });
export const way = style({ minHeight: '2.75rem', display: 'inline-flex', alignItems: 'center' });
