import { globalStyle, style } from '@vanilla-extract/css';
import { deferredLayout } from '@voyage/site-chrome/loading/deferred-style.ts';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import {
  spaceBetween,
  unstyledButton,
  beside,
  line,
  pressable,
  pressableLine,
  raised,
  rows,
  wrapping,
} from '@voyage/ui/base/looks.ts';
import { focusRingSpace } from '@voyage/ui/base/focus-ring-space.ts';
import { belowLine, clamped, inRow, smallText } from '@voyage/ui/base/looks.ts';

export const page = style({
  paddingBlockEnd: theme.space.x8,
  '@media': { [breakpoint.tablet]: { paddingBlockEnd: theme.space.section } },
});
export const way = style({ paddingBlock: `${theme.space.x4} ${theme.space.x3}` });
/** As tall as the path and the links to the sections, before they are known. */
export const wayLine = style({ minHeight: '1.75rem' });
export const navLine = style({
  minHeight: 'calc(3rem + 1px)',
  borderBottom: line,
});
export const note = style({ paddingBlockStart: theme.space.x2 });
export const columns = style({
  ...rows('x6'),
  alignItems: 'start',
  marginTop: theme.space.x4,
  '@media': {
    [breakpoint.tablet]: { marginTop: theme.space.x6 },
    [breakpoint.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 22rem',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: theme.space.x16,
      rowGap: 0,
    },
  },
});
export const intro = style({ minWidth: 0 });
const firstColumn = { minWidth: 0, '@media': { [breakpoint.desktop]: { gridColumn: 1 } } };
export const story = style([deferredLayout('30rem', '32rem'), firstColumn]);
export const rooms = style([deferredLayout('100rem', '80rem'), firstColumn]);
/** The map and everything below it. */
export const rest = style(deferredLayout('60rem', '100rem'));
export const search = style({ ...rows('x2'), marginTop: theme.space.x4 });
export const facts = style({ marginTop: theme.space.x4 });
export const names = style({ ...rows('x2'), justifyItems: 'start' });
/** The heart aligns with the first line of the name. */
export const name = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: theme.space.x4,
  width: '100%',
});
export const standfirst = style({ marginTop: theme.space.x5, textWrap: 'pretty' });
export const nights = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' });
export const storyColumns = style({
  ...rows('x4'),
  '@media': {
    [breakpoint.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) 14rem',
      columnGap: theme.space.x10,
      marginTop: theme.space.x8,
    },
  },
});
export const paragraphs = style({
  ...rows('x5'),
  fontSize: theme.size.s18,
  '@media': { [breakpoint.phone]: { fontSize: theme.size.s16 } },
});
globalStyle(`${paragraphs}[data-folded] > p:nth-of-type(n + 2)`, {
  '@media': { [breakpoint.phone]: { display: 'none' } },
});
globalStyle(`${paragraphs}[data-folded] > p`, {
  '@media': {
    [breakpoint.phone]: { ...clamped, WebkitLineClamp: 4 },
  },
});
export const readMore = style({
  minHeight: '2.75rem',
  ...unstyledButton,
  color: theme.color.text,
  fontSize: theme.size.s14,
  fontWeight: 600,
  '@media': { [breakpoint.tablet]: { display: 'none' } },
});
/** That the story is in another language. */
export const onlyIn = style({ marginBlockStart: theme.space.x3 });
export const highlights = style({ display: 'grid', alignContent: 'start', ...smallText });
globalStyle(`${highlights} > li`, {
  paddingBlock: theme.space.x2,
  borderBottom: line,
});
export const share = style({ ...pressableLine, flexWrap: 'wrap', columnGap: theme.space.x6 });
/** A phone's share sheet has the networks' own apps: the links do not take a line there. */
export const posts = style({
  '@media': { [breakpoint.phone]: { selectors: { '&[data-sheet]': { display: 'none' } } } },
});
export const shareButton = style({
  ...pressable,
  gap: theme.space.x2,
  ...unstyledButton,
  color: theme.color.text,
  fontSize: theme.size.s16,
});
export const lines = style(rows('x1'));
export const events = style({
  ...rows('x5'),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
  marginTop: theme.space.x4,
});
export const weeks = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.x5 });
export const event = style({ display: 'grid', gap: 2, alignContent: 'start' });
/** Beside everything on desktop; elsewhere `below` has the same content. */
export const aside = style({
  display: 'none',
  gap: theme.space.x3,
  padding: theme.space.x6,
  ...raised,
  '@media': {
    [breakpoint.desktop]: {
      display: 'grid',
      gridColumn: 2,
      gridRow: '1 / span 3',
      position: 'sticky',
      top: theme.space.x20,
    },
  },
});
export const chosen = style({ ...rows('x1'), ...belowLine('x3') });
/** At the bottom of a phone while the page is open; the footer stays uncovered. It ends in the space between two sections. */
export const below = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  order: 1,
  ...beside('x4'),
  justifyContent: 'space-between',
  marginBlock: `calc(-1 * ${theme.space.x4}) calc(-1 * ${theme.space.x5})`,
  marginInline: `calc(-1 * ${theme.space.x4})`,
  padding: `${theme.space.x2} ${theme.space.x4} calc(${theme.space.x2} + env(safe-area-inset-bottom))`,
  background: theme.color.raised,
  borderTop: line,
  selectors: { '&[data-hidden]': { visibility: 'hidden' } },
  '@media': {
    [breakpoint.tablet]: { marginInline: `calc(-1 * ${theme.space.x6})`, paddingInline: theme.space.x6 },
    [breakpoint.desktop]: { display: 'none' },
  },
});
/** Reserves space for an amount and two lines of text, or for two rates of a stay: nothing moves when they load. */
export const belowWords = style({
  display: 'grid',
  alignContent: 'center',
  flex: '1 1 0',
  minWidth: 0,
  minHeight: '5rem',
  selectors: { '&[data-rates]': { minHeight: '6.75rem' } },
});
export const belowAction = style({ flexShrink: 0, maxWidth: '50%', textAlign: 'center' });
export const belowRate = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space.x2,
});
export const belowAmount = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
/**
 * As tall as a price in two currencies with its conditions and notes: the button below does not move when the
 * price loads.
 */
export const cheapest = style({ minHeight: '8.75rem' });
export const privileges = style({
  ...rows('x3'),
  borderInlineStart: `2px solid ${theme.tier.border}`,
  paddingInlineStart: theme.space.x5,
  marginTop: theme.space.x6,
});
export const sectionTop = style({
  ...spaceBetween,
  alignItems: 'end',
  gap: theme.space.x4,
  marginTop: theme.space.x6,
  '@media': { [breakpoint.tablet]: { marginTop: theme.space.x16 } },
});
export const neighbours = style({ marginTop: theme.space.x6 });
/** A row to swipe on a phone. */
globalStyle(`${neighbours} > ul`, {
  '@media': {
    [breakpoint.phone]: {
      ...inRow('x4'),
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      ...focusRingSpace.block,
      ...focusRingSpace.inline,
    },
  },
});
globalStyle(`${neighbours} > ul > li`, {
  '@media': { [breakpoint.phone]: { flex: '0 0 72%', scrollSnapAlign: 'start' } },
});
/** Edge to edge on a phone. */
export const pictures = style({
  '@media': {
    [breakpoint.phone]: { marginInline: `calc(-1 * ${theme.space.x4})` },
  },
});
export const chips = style(wrapping('x1', 'x4'));
/** Anchors scroll to below the sticky row. */
export const anchor = style({ scrollMarginTop: theme.space.x20 });
