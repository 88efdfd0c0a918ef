import { globalStyle, style } from '@vanilla-extract/css';
import { policy } from '@voyage/domain/policy.ts';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { finePrint, rows } from '@voyage/ui/base/looks.ts';
import { onDesktop } from './compare.css.ts';

/** Two hotels are side by side on a phone: the width of the picture of one. */
const pictureWidth = `((100vw - 2rem - ${theme.space.x4}) / 2)`;

export const scroller = style({
  position: 'relative', // visually hidden text is positioned relative to this, and scrolls along
  minWidth: 0,
  // A phone has nothing to scroll sideways, and its names stay at the window's edge.
  '@media': { [breakpoint.tablet]: { overflowX: 'auto' } },
});
export const table = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': {
    [breakpoint.phone]: { display: 'block' },
    [breakpoint.tablet]: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  },
});
export const part = style({ '@media': { [breakpoint.phone]: { display: 'block' } } });
/** On a phone the pictures scroll away, names and prices stay. */
export const heads = style({
  '@media': {
    [breakpoint.phone]: {
      position: 'sticky',
      insetBlockStart: `calc(-1 * ${pictureWidth} / 3 * 2)`,
      zIndex: 2,
      background: theme.color.page,
      borderBlockEnd: `1px solid ${theme.color.hairline}`,
    },
  },
});
export const row = style({
  '@media': {
    [breakpoint.phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: theme.space.x4,
      alignItems: 'start',
      paddingBlockEnd: theme.space.x3,
    },
  },
  selectors: { 'tbody > &:not([data-group])': { borderBlockStart: `1px solid ${theme.color.hairline}` } },
});
for (let hotels = 1; hotels <= policy.maxComparedHotels; hotels++) {
  globalStyle(`${table}[data-hotels="${hotels}"]`, {
    '@media': {
      [breakpoint.tablet]: { minWidth: `${12 + hotels * 11}rem`, maxWidth: `${12 + hotels * 24}rem` },
    },
  });
}
for (const hidden of [
  `${row} > [data-side='none']`,
  `${table}:not([data-rows='all']) [data-same]`,
  `${row}[data-group] > td`,
])
  globalStyle(hidden, { '@media': { [breakpoint.phone]: { display: 'none' } } });
globalStyle(`${row} > [data-side='right']`, { '@media': { [breakpoint.phone]: { order: 1 } } });
/** The corner above the labels. */
export const empty = style({
  width: '12rem',
  '@media': { [breakpoint.phone]: { display: 'none' } },
});
/** Stays in place while the hotels scroll beneath it. */
export const label = style({
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
  ...finePrint,
  '@media': {
    [breakpoint.phone]: { gridColumn: '1 / -1', padding: `${theme.space.x2} 0 0` },
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
    [breakpoint.phone]: { maxWidth: '100%' },
  },
  selectors: {
    // Differences are marked, and equal values recede.
    [`${row}[data-differs] &`]: {
      color: theme.color.text,
      borderInlineStart: `2px solid ${theme.color.action}`,
      paddingInlineStart: theme.space.x2,
    },
    [`${row}[data-group] &`]: { color: theme.color.text },
  },
});
const column = {
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
  minWidth: 0,
  paddingBlock: 0,
  paddingInline: 0,
} as const;
export const head = style({
  ...column,
  paddingBlockEnd: theme.space.x4,
  '@media': {
    [breakpoint.phone]: { paddingBlockEnd: 0 },
    [breakpoint.tablet]: { paddingInlineEnd: theme.space.x6 },
  },
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
    [breakpoint.phone]: { paddingBlockStart: theme.space.x6 },
    [breakpoint.tablet]: { paddingBlockStart: theme.space.x10 },
  },
});
export const name = style({ fontSize: theme.size.s14, fontWeight: 600, color: theme.color.text });
export const line = style({
  display: 'block',
  selectors: { '& + &': finePrint },
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
export const hotel = style({ position: 'relative', ...rows('x2'), justifyItems: 'start' });
export const picture = style({ width: '100%' });
export const hotelName = style({
  fontSize: theme.size.s18,
  fontWeight: 600,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '@media': { [breakpoint.phone]: { fontSize: theme.size.s16 } },
});
/** A row of the table names the place as well. */
export const place = style([onDesktop, finePrint]);
export const headPrice = style({
  display: 'grid',
  alignContent: 'start',
  minHeight: '7rem', // as tall as a price in two currencies with its conditions and fees at the hotel
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [breakpoint.tablet]: { display: 'none' } },
});
/** On a phone in the corner of the picture: the text below stays in view. */
export const remove = style({
  '@media': {
    [breakpoint.phone]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      paddingInline: theme.space.x2,
      background: theme.color.page,
    },
  },
});
export const shared = style({
  gridColumn: '1 / -1',
  ...rows('x2'),
  paddingBlock: theme.space.x3,
  overflowWrap: 'anywhere',
});
export const total = style({ ...rows('x2'), justifyItems: 'start' });
/** As tall as a price in two currencies and its conditions: the button below does not move when the price loads. */
export const price = style({
  minHeight: '5.5rem',
  ...rows('x1'),
  alignContent: 'start',
  '@media': { [breakpoint.phone]: { minHeight: 0 } },
});
export const choose = style({
  maxWidth: '100%',
  scrollMarginBlockStart: '9rem', // below the names that stay
});
