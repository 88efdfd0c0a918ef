import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { finePrint, rows, ruled } from '@voyage/ui/base/looks.ts';

export const columns = style({
  ...rows('x6'),
  marginTop: theme.space.x4,
  '@media': {
    [breakpoint.tablet]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(15rem, 1fr)',
      gap: theme.space.x10,
      alignItems: 'start',
    },
  },
});
export const map = style({
  height: 'min(18rem, 60vh)',
  '@media': { [breakpoint.tablet]: { height: '34rem' } },
});
export const lists = style({
  display: 'grid',
  alignContent: 'start',
  '@media': { [breakpoint.tablet]: { gap: theme.space.x6 } },
});
export const listTitle = style({ paddingBlockEnd: theme.space.x2, ...finePrint });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: theme.space.x3,
  ...ruled('x2'),
});
export const name = style({ display: 'inline-block', minHeight: '1.5rem', textUnderlineOffset: '0.2em' });
export const detail = style({
  flex: 'none',
  ...finePrint,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const hotels = style({ counterReset: 'place' });
/** Numbered like the markers. */
export const numbered = style([
  row,
  {
    counterIncrement: 'place',
    justifyContent: 'flex-start',
    '::before': {
      content: 'counter(place) / ""',
      flex: 'none',
      width: '1rem',
      color: theme.color.secondary,
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    selectors: { '&[data-active]': { background: theme.color.panel } },
  },
]);
export const far = style([detail, { marginInlineStart: 'auto' }]);
export const card = style(rows('x1'));
export const cardName = style({ fontWeight: 600, textUnderlineOffset: '0.2em' });
