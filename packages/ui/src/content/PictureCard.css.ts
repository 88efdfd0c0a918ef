import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { byPhrase } from '../base/typography.css.ts';
import { belowLine, clamped, finePrint, rows, smallText, wrapping } from '../base/looks.ts';

/** The whole card is the target of its only link, which also shows the focus ring. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  alignContent: 'start',
  minWidth: 0,
  borderRadius: theme.radius.card,
});
export const top = style({ display: 'grid', gridTemplateRows: 'auto auto', alignContent: 'start' });
/** Not a grid, which takes twice as long to lay out a row of cards (docs/decisions/0011). */
export const picture = style({ gridArea: '1 / 1' });
export const caption = style({
  gridColumn: 1,
  gridRow: theme.caption.row,
  zIndex: 1,
  alignSelf: 'end',
  ...rows('x1'),
  padding: theme.caption.padding,
  color: theme.caption.color,
  background: theme.caption.background,
  borderEndStartRadius: theme.radius.picture,
  borderEndEndRadius: theme.radius.picture,
  '@media': { '(forced-colors: active)': { background: 'Canvas' } },
});
/** A caption under the picture is aligned to the top of its space. */
export const detail = style({ color: theme.caption.secondary });
export const text = style({ ...clamped, WebkitLineClamp: 3 });
export const small = style([detail, smallText]);
export const link = style({
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    [`${card}:hover &`]: {
      textDecoration: 'underline',
      textDecorationThickness: 1,
      textUnderlineOffset: '0.2em',
    },
    '&::after': { content: '', position: 'absolute', inset: 0, zIndex: 2, borderRadius: theme.radius.card },
    '&:focus-visible::after': { outline: `3px solid ${theme.color.focus}`, outlineOffset: 3 },
  },
});
export const body = style({
  ...rows('x3'),
  gridTemplateRows: 'auto auto 1fr',
  alignContent: 'start',
  padding: theme.card.padding,
  paddingBlockStart: theme.space.x3,
  background: theme.card.background,
  borderEndStartRadius: theme.radius.card,
  borderEndEndRadius: theme.radius.card,
});
export const facts = style({ ...wrapping(0, 'x4'), ...finePrint });
export const privilege = style({
  borderInlineStart: `2px solid ${theme.tier.border}`,
  paddingInlineStart: theme.space.x3,
  ...smallText,
});
export const price = style({ alignSelf: 'end', ...belowLine('x3') });
/** If the caption is over the picture, the picture has no lower corners next to what follows. */
export const joined = style({
  overflow: 'hidden',
  borderStartStartRadius: theme.radius.card,
  borderStartEndRadius: theme.radius.card,
});
/** A full-width card has no room for text on a phone: there it is as tall as other cards. */
export const wide = style({ gridArea: '1 / 1' });
export const title = style({ '@media': { [breakpoint.tablet]: { maxWidth: '40rem' } } });
/** A name without a comma has no phrases to break between: it is balanced like any text. */
export const phrased = style([title, byPhrase]);
globalStyle(`${wide} ~ * > p`, { maxWidth: '40rem' });
globalStyle(`${wide} > picture`, {
  aspectRatio: theme.crop.card,
  '@media': { [breakpoint.tablet]: { aspectRatio: theme.crop.wide } },
});
