import { globalStyle, style } from '@vanilla-extract/css';
import { policy } from '@voyage/domain/policy.ts';
import { theme } from '@voyage/themes/contract.css.ts';
import { breakpoint } from '@voyage/themes/scale.ts';

const phone = 'screen and (max-width: 47.99rem)';
/** Two hotels are side by side on a phone. */
const half = '((100vw - 2rem) / 2)';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x6,
  paddingBlock: `${theme.space.x8} ${theme.space.section}`,
});
export const top = style({
  display: 'grid',
  gap: theme.space.x2,
  '@media': {
    [breakpoint.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'end',
      columnGap: theme.space.x8,
    },
  },
});
export const titles = style({ display: 'grid', gap: theme.space.x2, minWidth: 0 });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space.x2} ${theme.space.x8}`,
});
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
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.x2} ${theme.space.x6}`,
  padding: theme.space.x4,
  border: `1px solid ${theme.color.hairline}`,
  borderRadius: theme.radius.card,
});
export const quiet = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.color.text,
  fontSize: theme.size.s14,
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  selectors: { '&:hover': { color: theme.color.action } },
});

export const scroller = style({
  position: 'relative', // visually hidden text is positioned relative to this, and scrolls along
  overflowX: 'auto',
  minWidth: 0,
  '@media': {
    [phone]: {
      marginInline: `calc(-1 * ${theme.space.x4})`,
      paddingInline: theme.space.x4,
      scrollPaddingInline: theme.space.x4,
      scrollSnapType: 'x proximity',
    },
  },
});
export const table = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': {
    [phone]: { display: 'block', width: 'max-content' },
    [breakpoint.tablet]: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  },
});
export const part = style({ '@media': { [phone]: { display: 'block' } } });
export const row = style({
  '@media': { [phone]: { display: 'grid', alignItems: 'start', paddingBlockEnd: theme.space.x3 } },
  selectors: { 'tbody > &:not([data-group])': { borderBlockStart: `1px solid ${theme.color.hairline}` } },
});
for (let hotels = 1; hotels <= policy.maxComparedHotels; hotels++) {
  globalStyle(`${table}[data-hotels="${hotels}"]`, {
    '@media': {
      [breakpoint.tablet]: { minWidth: `${12 + hotels * 11}rem`, maxWidth: `${12 + hotels * 24}rem` },
    },
  });
  globalStyle(`${table}[data-hotels="${hotels}"] ${row}`, {
    '@media': {
      [phone]: {
        gridTemplateColumns: hotels === 1 ? 'calc(100vw - 2rem)' : `repeat(${hotels}, calc${half})`,
      },
    },
  });
}
/** The corner above the labels. */
export const empty = style({
  width: '12rem',
  '@media': { [phone]: { display: 'none' } },
});
/** Stays in place while the hotels scroll beneath it. */
export const label = style({
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
  fontSize: theme.size.s14,
  color: theme.color.secondary,
  '@media': {
    [phone]: { gridColumn: '1 / -1', padding: `${theme.space.x2} 0 0` },
    [breakpoint.tablet]: {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      padding: `${theme.space.x3} ${theme.space.x4} ${theme.space.x3} 0`,
      background: theme.color.page,
    },
  },
});
export const labelText = style({
  display: 'inline-grid',
  gap: theme.space.x1,
  '@media': {
    [phone]: { position: 'sticky', insetInlineStart: 0, maxWidth: 'calc(100vw - 2rem)' },
  },
  selectors: {
    // Differences are marked, and equal values recede.
    [`${row}[data-differs] &`]: {
      color: theme.color.text,
      borderInlineStart: `2px solid ${theme.color.action}`,
      paddingInlineStart: theme.space.x2,
    },
    [`${row}[data-group] &`]: { color: theme.color.text, whiteSpace: 'nowrap' },
  },
});
export const note = style({ color: theme.color.secondary });
const column = {
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
  minWidth: 0,
  paddingBlock: 0,
  paddingInline: `0 ${theme.space.x3}`,
  scrollSnapAlign: 'start',
} as const;
export const head = style({
  ...column,
  paddingBlockEnd: theme.space.x4,
  '@media': { [breakpoint.tablet]: { paddingInlineEnd: theme.space.x6 } },
});
export const cell = style({
  ...column,
  overflowWrap: 'anywhere',
  '@media': {
    [breakpoint.tablet]: { paddingBlock: theme.space.x3, paddingInlineEnd: theme.space.x6 },
  },
  selectors: {
    [`${row}:not([data-differs]):not([data-first]) > &`]: { color: theme.color.secondary },
    [`${row}[data-group] > &`]: { verticalAlign: 'bottom', alignSelf: 'end' },
  },
});
globalStyle(`${row}[data-group] > *`, {
  '@media': {
    [phone]: { paddingBlockStart: theme.space.x6 },
    [breakpoint.tablet]: { paddingBlockStart: theme.space.x10 },
  },
});
globalStyle(`${row}[data-group] > td`, { '@media': { [phone]: { paddingBlockStart: theme.space.x2 } } });
export const name = style({ fontSize: theme.size.s14, fontWeight: 600, color: theme.color.text });
export const line = style({
  display: 'block',
  selectors: { '& + &': { fontSize: theme.size.s14, color: theme.color.secondary } },
});
export const none = style({ color: theme.color.secondary });
/** Replaced by the rates; it keeps the following content out of view, so that nothing visible moves. */
export const waiting = style({
  height: '100vh',
  gridColumn: '1 / -1',
  verticalAlign: 'top',
  paddingBlock: theme.space.x4,
});

/** The head of a column: picture, name, place. */
export const hotel = style({ display: 'grid', gap: theme.space.x2, justifyItems: 'start' });
export const picture = style({ width: '100%' });
export const hotelName = style({ fontSize: theme.size.s18, fontWeight: 600, lineHeight: 1.35 });
export const place = style({ color: theme.color.secondary, fontSize: theme.size.s14 });
export const total = style({ display: 'grid', gap: theme.space.x2, justifyItems: 'start' });
/** As tall as a price in two currencies: the button below does not move when the price loads. */
export const price = style({
  minHeight: '4.25rem',
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.x1,
});
export const choose = style({ maxWidth: '100%' });
export const add = style({
  marginBlockStart: theme.space.x6,
  display: 'grid',
  gap: theme.space.x3,
  justifyItems: 'start',
});
export const offers = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x3, width: '100%' });
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
  '@media': { [phone]: { width: '100%' } },
});
export const plus = style({ display: 'inline-block', verticalAlign: '-0.2em' });
/** On a hotel's own page. */
export const onHotel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${theme.space.x2}`,
  minHeight: '2.75rem',
  fontSize: theme.size.s14,
});
/** Not over a picture: it needs no background, and aligns with the start of the line. */
globalStyle(`${onHotel} > button`, { paddingInlineStart: 0, background: 'none' });
/** The actions for a hotel on its page, in a line. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${theme.space.x4}` });
