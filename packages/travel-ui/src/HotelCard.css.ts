import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { frame, rows } from '@voyage/ui/base/looks.ts';
import { button } from '@voyage/ui/forms/Button.css.ts';
import { card } from '@voyage/ui/content/PictureCard.css.ts';

/** Of a text beside the picture: of a raised panel, without growing the row beyond the picture. */
const columnPadding = `min(${theme.card.padding}, ${theme.space.x3})`;

/** In a list: with a hairline or as a raised panel, depending on the brand. */
export const row = style({
  gap: theme.space.x5,
  gridTemplateRows: 'auto',
  scrollMarginBlockStart: '4.5rem', // below the sticky top of a list
  background: theme.card.background,
  paddingBlockEnd: theme.card.gap,
  borderBottom: `${theme.card.line} solid ${theme.color.hairline}`,
  '@media': {
    // One column, and not a grid, which takes twice as long to lay out (docs/decisions/0011).
    [breakpoint.phone]: { display: 'flex', flexDirection: 'column' },
    [breakpoint.tablet]: {
      gap: theme.space.x6,
      gridTemplateColumns: 'clamp(15rem, 22vw, 18rem) minmax(0, 1fr) 14rem',
      gridTemplateRows: 'minmax(13.5rem, auto)',
    },
  },
});
/** At least 4:3; as tall as the text if that is taller. */
export const picture = style({
  gridArea: '1 / 1',
  position: 'relative',
  ...frame,
  width: '100%',
  '@media': { [breakpoint.phone]: { aspectRatio: '8 / 5' } },
});
/** Its intrinsic size must not affect the row. */
globalStyle(`${picture} > *`, { position: 'absolute', inset: 0 });
/** Over the upper corner of the picture. */
export const corner = style({
  gridArea: '1 / 1',
  placeSelf: 'start end',
  position: 'relative',
  zIndex: 4,
  margin: theme.space.x2,
  '@media': { [breakpoint.phone]: { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 } },
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.x3,
  minWidth: 0,
  gridArea: '2 / 1',
  padding: theme.card.padding,
  '@media': {
    [breakpoint.phone]: {
      paddingBlockStart: 0,
      gap: theme.space.x2,
      selectors: { '&:not(:last-child)': { paddingBlockEnd: 0 } },
    },
    [breakpoint.tablet]: {
      gridArea: '1 / 2',
      gap: theme.space.x1,
      paddingInline: 0,
      paddingBlock: columnPadding,
    },
  },
});
export const names = style({ ...rows('x1'), justifyItems: 'start' });
export const name = style({
  '@media': { [breakpoint.tablet]: { selectors: { [`${names} &`]: { fontSize: '1.5rem' } } } },
});
export const place = style({
  color: theme.color.secondary,
  '@media': { [breakpoint.tablet]: { fontSize: theme.size.s14, lineHeight: 1.5 } },
});
/** A column at the end, so that prices can be compared down the list. */
export const price = style({
  ...rows('x3'),
  padding: theme.card.padding,
  '@media': {
    [breakpoint.phone]: { paddingBlockStart: 0 },
    [breakpoint.tablet]: {
      gridArea: '1 / 3',
      alignContent: 'space-between',
      paddingBlock: columnPadding,
      paddingInlineStart: 0,
    },
  },
});
/** Not on a phone, where there is no room for it, and the whole card can be pressed too. */
export const action = style([
  button.secondary,
  {
    minHeight: '2.25rem',
    paddingBlock: theme.space.x1,
    selectors: { [`${card}:hover &`]: { borderColor: theme.color.text } },
    '@media': {
      [breakpoint.phone]: { display: 'none' },
      [breakpoint.tablet]: { justifySelf: 'end' },
    },
  },
]);
/** A link within a card lies above the one that covers it. */
export const inCard = style({ position: 'relative', zIndex: 3 });
