import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { link } from '@voyage/ui/base/typography.css.ts';

export const categories = style({
  display: 'grid',
  gap: theme.space.x8,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
});
export const name = style({ marginBlock: `${theme.space.x3} ${theme.space.x1}` });
export const item = style([link, { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }]);
