import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { frame, rows, wrapping } from '@voyage/ui/base/looks.ts';

export const top = style({
  ...rows('x6'),
  paddingBlock: `${theme.space.x6} ${theme.space.section}`,
});
/** The picture keeps its height and the brand's crop; the text has the remaining width. */
export const columns = style({
  ...rows('x8'),
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: theme.space.x20,
      alignItems: 'center',
    },
  },
});
export const alone = style({
  display: 'grid',
  paddingBlockStart: theme.space.x6,
  '@media': { [breakpoint.desktop]: { paddingBlockStart: theme.space.x16 } },
});
export const words = style({ ...rows('x5'), justifyItems: 'start', maxWidth: '44rem' });
export const lead = style({ textWrap: 'pretty' });
export const actions = style({
  ...wrapping('x3', 'x6'),
  alignItems: 'center',
  marginTop: theme.space.x3,
});
export const picture = style({
  ...frame,
  order: -1,
  aspectRatio: '3 / 2',
  '@media': { [breakpoint.desktop]: { order: 0, height: 'min(30rem, 34vw)', aspectRatio: theme.crop.card } },
});
