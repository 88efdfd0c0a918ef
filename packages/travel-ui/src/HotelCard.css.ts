import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { apart, frame } from '@voyage/ui/base/looks.ts';
import { button } from '@voyage/ui/forms/Button.css.ts';
import { card } from '@voyage/ui/content/PictureCard.css.ts';

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
    [breakpoint.tablet]: { gap: theme.space.x6, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)' },
  },
});
/** At least 3:2; as tall as the text if that is taller. */
export const picture = style({
  gridArea: '1 / 1',
  position: 'relative',
  ...frame,
  aspectRatio: '3 / 2',
  width: '100%', // otherwise the height of the text would widen it by its ratio, over the text
  '@media': { [breakpoint.tablet]: { minHeight: '100%' } },
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
    [breakpoint.phone]: { paddingBlockStart: 0, gap: theme.space.x2 },
    [breakpoint.tablet]: { gridArea: '1 / 2' },
  },
});
export const names = style({ display: 'grid', gap: theme.space.x2, justifyItems: 'start' });
export const place = style({ color: theme.color.secondary });
export const price = style({
  ...apart,
  alignItems: 'end',
  gap: theme.space.x4,
  marginBlockStart: 'auto',
  paddingBlockStart: theme.space.x2,
});
/** Beside the button: wraps before the button moves below it. */
export const amount = style({ flex: '1 1 9rem' });
export const action = style([
  button.secondary,
  { selectors: { [`${card}:hover &`]: { borderColor: theme.color.text } } },
]);
/** A link within a card lies above the one that covers it. */
export const inCard = style({ position: 'relative', zIndex: 3 });
