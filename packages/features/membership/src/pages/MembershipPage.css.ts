import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { frame, rows, ruled, wrapping } from '@voyage/ui/base/looks.ts';
import { breakpoint, headerHeight } from '@voyage/themes/scale.ts';

/** As tall as the window, so that the member's own data, which loads later, is below the fold. */
export const top = style({
  ...rows('x8'),
  minHeight: `min(calc(100lvh - ${headerHeight}), 60rem)`,
  alignContent: 'center',
  paddingBlock: `${theme.space.x6} ${theme.space.section}`,
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: theme.space.x20,
      alignItems: 'center',
      paddingBlockStart: theme.space.x12,
    },
  },
});
export const words = style({ ...rows('x6'), justifyItems: 'start', maxWidth: '40rem' });
/** Chinese breaks after the comma. */
export const title = style({ selectors: { 'html:lang(zh) &': { wordBreak: 'keep-all' } } });
export const actions = style({
  ...wrapping('x3', 'x4'),
  alignItems: 'center',
  marginTop: theme.space.x2,
});
export const picture = style({
  ...frame,
  order: -1,
  aspectRatio: '3 / 2',
  '@media': { [breakpoint.desktop]: { order: 0, height: 'min(34rem, 38vw)', aspectRatio: theme.crop.card } },
});
export const band = style({ background: theme.color.panel, paddingBlock: theme.space.section });
export const bandWords = style({ ...rows('x3'), marginBlockEnd: theme.space.x12 });
export const note = style({ marginTop: theme.space.x8, color: theme.color.secondary, maxWidth: '44rem' });
export const end = style({
  ...rows('x6'),
  justifyItems: 'center',
  textAlign: 'center',
  ...ruled('section'),
});
