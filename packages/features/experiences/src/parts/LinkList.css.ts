import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { link } from '@voyage/ui/base/typography.css.ts';

export const row = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.x8 });
export const column = style({ display: 'grid', justifyItems: 'start' });
/** Names with a note: below one another on a phone, side by side on a desktop. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  columnGap: theme.space.x6,
});
export const note = style({
  marginBlockStart: `calc(-1 * ${theme.space.x1})`,
  paddingBlockEnd: theme.space.x3,
});
export const item = style([link, { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }]);
