import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { focusRingSpace } from '@voyage/ui/base/focus-ring-space.ts';
import { rows } from '@voyage/ui/base/looks.ts';

export const cards = style({
  ...rows('x12', 'x6'),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
});
export const card = style({ display: 'grid', scrollSnapAlign: 'start' });
/** The cut-off edge shows that there is more; two columns from tablet width, then four. */
export const row = style({
  ...rows('x4'),
  gridAutoFlow: 'column',
  gridAutoColumns: '78%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  ...focusRingSpace.block,
  ...focusRingSpace.inline,
  '@media': {
    [breakpoint.tablet]: {
      gap: `${theme.space.x12} ${theme.space.x6}`,
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      overflowX: 'visible',
    },
    [breakpoint.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
