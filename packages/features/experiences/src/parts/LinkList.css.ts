import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { link } from '@voyage/ui/base/typography.css.ts';

export const row = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.x8 });
export const column = style({ display: 'grid', justifyItems: 'start' });
/** Below a name. */
export const note = style({ paddingBlockEnd: theme.space.x3 });
export const item = style([link, { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }]);
