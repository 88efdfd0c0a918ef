import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { spaceBetween, column, line, linkButton, rows, wrapping } from '@voyage/ui/base/looks.ts';

/** Shown only on a phone, or only where there is more room. */
export const onPhone = style({ '@media': { [breakpoint.tablet]: { display: 'none' } } });
export const onDesktop = style({ '@media': { [breakpoint.phone]: { display: 'none' } } });

export const page = style({
  ...column('x6'),
  paddingBlock: `${theme.space.x8} ${theme.space.section}`,
});
export const top = style({
  ...rows('x2'),
  '@media': {
    [breakpoint.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'end',
      columnGap: theme.space.x8,
    },
  },
});
export const titles = style({ ...rows('x2'), minWidth: 0 });
export const tools = style({
  ...spaceBetween,
  alignItems: 'center',
  gap: `${theme.space.x2} ${theme.space.x8}`,
});
/** On a phone, which two of the hotels are shown: a field over each column. */
export const sides = style([
  onPhone,
  { width: '100%', ...rows('x4'), gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
]);
/** One line tall from the start. */
export const pricesOf = style({ minHeight: '1.5em' });
/** As tall as its text from the start. */
export const moved = style({
  minHeight: '3.5rem',
  alignContent: 'center',
  borderInlineStart: `2px solid ${theme.tier.border}`,
  paddingInlineStart: theme.space.x4,
});
export const missing = style({
  ...wrapping('x2', 'x6'),
  alignItems: 'center',
  padding: theme.space.x4,
  border: line,
  borderRadius: theme.radius.card,
});
export const quiet = style({ ...linkButton, fontSize: theme.size.s14 });

export const add = style({
  marginBlockStart: theme.space.x6,
  ...rows('x3'),
  justifyItems: 'start',
});
export const offers = style({ ...wrapping('x3'), width: '100%' });
export const offer = style({
  display: 'grid',
  textAlign: 'start',
  minHeight: '3rem',
  padding: `${theme.space.x2} ${theme.space.x4}`,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  background: 'transparent',
  color: theme.color.text,
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: theme.color.text } },
  '@media': { [breakpoint.phone]: { width: '100%' } },
});
export const plus = style({ display: 'inline-block', verticalAlign: '-0.2em' });
/** On a hotel's own page. */
export const onHotel = style({
  ...wrapping(0, 'x2'),
  alignItems: 'center',
  minHeight: '2.75rem',
  fontSize: theme.size.s14,
});
/** Not over a picture: it needs no background, and aligns with the start of the line. */
globalStyle(`${onHotel} > button`, { paddingInlineStart: 0, background: 'none' });
/** The actions for a hotel on its page, in a line. */
export const actions = style(wrapping(0, 'x4'));
