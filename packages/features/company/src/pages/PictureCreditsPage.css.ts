import { style } from '@vanilla-extract/css';
import { layoutInView } from '@voyage/site-chrome/loading/deferred-style.ts';
import { theme } from '@voyage/themes/contract.css.ts';
import { rows, ruled } from '@voyage/ui/base/looks.ts';

export const page = style({
  ...rows('x16'),
  paddingBlock: `${theme.space.x12} ${theme.space.x20}`,
});
export const words = style(rows('x4'));
export const list = style({
  ...rows(0, 'x8'),
  marginTop: theme.space.x4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
});
/** There are several hundred. */
export const item = style([
  layoutInView('8rem'),
  {
    ...rows('x4'),
    gridTemplateColumns: '7rem minmax(0, 1fr)',
    alignItems: 'center',
    ...ruled('x4'),
    overflowWrap: 'anywhere',
  },
]);
export const picture = style({ display: 'grid' });
