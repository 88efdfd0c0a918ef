import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { finePrint, frame, raised, swiped } from '@voyage/ui/base/looks.ts';
import { focusRingSpace } from '@voyage/ui/base/focus-ring-space.ts';
import { card as pressed } from '@voyage/ui/content/PictureCard.css.ts';
import { layerEdge } from './ResultsMap.css.ts';

/** To the edges of the window: what is cut off shows that there is more. Each card can be in the middle. */
export const cards = style({
  position: 'relative',
  ...swiped,
  gap: theme.space.x2,
  // The map above keeps its height when a card further on is taller.
  minHeight: '13rem',
  ...focusRingSpace.block,
  marginInline: `calc(-1 * ${layerEdge})`,
  paddingInline: `max(${layerEdge}, calc((100% - 24rem) / 2 + ${layerEdge}))`,
});
export const item = style({
  flex: 'none',
  display: 'grid',
  width: '100%',
  scrollSnapAlign: 'center',
  scrollSnapStop: 'always',
});
export const card = style([
  pressed,
  {
    ...raised,
    gridTemplateColumns: '5.5rem minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gap: `${theme.space.x2} ${theme.space.x3}`,
    padding: theme.space.x3,
  },
]);
export const picture = style({
  ...frame,
  position: 'relative',
  aspectRatio: '1',
  background: theme.color.panel,
});
globalStyle(`${picture} > *`, { position: 'absolute', inset: 0 });
export const words = style({ display: 'grid', alignContent: 'center', minWidth: 0 });
export const name = style({ fontWeight: 600, lineHeight: 1.35 });
export const place = style(finePrint);
export const price = style({ gridColumn: '1 / -1', alignSelf: 'end' });
