import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { link } from '@voyage/ui/typography.css.ts';

export const section = style({ paddingBlock: theme.space.section });
export const others = style({ display: 'grid', gap: theme.space.x4, paddingBlockEnd: theme.space.section });
export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.x8 });
export const train = style([link, { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }]);
