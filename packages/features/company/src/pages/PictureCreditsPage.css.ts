import { style } from '@vanilla-extract/css';
import { layoutInView } from '@voyage/site-chrome/loading/deferred-style.ts';
import { theme } from '@voyage/themes/contract.css.ts';

export const page = style({
  display: 'grid',
  gap: theme.space.x16,
  paddingBlock: `${theme.space.x12} ${theme.space.x20}`,
});
export const words = style({ display: 'grid', gap: theme.space.x4 });
export const list = style({
  display: 'grid',
  gap: `0 ${theme.space.x8}`,
  marginTop: theme.space.x4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
});
/** There are several hundred. */
export const item = style([
  layoutInView('8rem'),
  {
    display: 'grid',
    gridTemplateColumns: '7rem minmax(0, 1fr)',
    gap: theme.space.x4,
    alignItems: 'center',
    paddingBlock: theme.space.x4,
    borderTop: `1px solid ${theme.color.hairline}`,
    overflowWrap: 'anywhere',
  },
]);
export const picture = style({ display: 'grid' });
