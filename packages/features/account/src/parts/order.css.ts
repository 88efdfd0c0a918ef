import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import {
  column,
  foldSummary,
  line,
  linkButton,
  pressableLine,
  raised,
  rows,
  ruled,
  wrapping,
} from '@voyage/ui/base/looks.ts';
import { belowLine } from '@voyage/ui/base/looks.ts';

/** The greatest width of a picture that would be blurred if it were shown any wider. */
export const bounded = '93.75rem';
/** The hotel's picture across the page, edge to edge. */
export const picture = style({
  height: 'clamp(14rem, 38vw, 34rem)',
  display: 'grid',
  overflow: 'hidden',
  background: theme.color.panel,
  selectors: { '&[data-bounded]': { width: '100%', maxWidth: bounded, marginInline: 'auto' } },
});
/** The summary overlaps the picture's lower edge. */
export const summary = style({
  position: 'relative',
  ...rows('x6'),
  marginTop: `calc(-1 * ${theme.space.x16})`,
  padding: theme.space.x6,
  ...raised,
  '@media': {
    [breakpoint.tablet]: {
      gap: theme.space.x8,
      marginTop: `calc(-1 * ${theme.space.x30})`,
      padding: `${theme.space.x12} ${theme.space.x12} ${theme.space.x10}`,
    },
  },
});
export const words = style({
  // A Japanese phrase may be longer than a phone is wide.
  minWidth: 0,
  overflowWrap: 'anywhere',
  ...rows('x3'),
  justifyItems: 'start',
});
export const hotel = style({ display: 'grid' });
/** Arrival, departure, nights: the dates large. */
export const dates = style({
  ...rows('x4'),
  borderBlock: line,
  paddingBlock: theme.space.x4,
  '@media': {
    [breakpoint.tablet]: {
      gridTemplateColumns: 'repeat(3, auto)',
      justifyContent: 'space-between',
      paddingBlock: theme.space.x6,
    },
  },
});
/** On a phone the hour is at the end of the label's line. */
export const day = style({
  ...rows('x1'),
  alignContent: 'start',
  '@media': { [breakpoint.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: theme.space.x4 } },
});
export const dayValue = style({ '@media': { [breakpoint.phone]: { gridRow: 2, gridColumn: '1 / -1' } } });
export const dayDetail = style({
  '@media': { [breakpoint.phone]: { gridRow: 1, gridColumn: 2, textAlign: 'end', fontSize: theme.size.s14 } },
});
export const number = style({
  ...rows('x2'),
  '@media': {
    [breakpoint.tablet]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'start',
      columnGap: theme.space.x12,
    },
  },
});
export const figure = style({ display: 'grid', justifyItems: 'start' });
export const given = style({
  ...pressableLine,
  fontSize: theme.size.s18,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
/** Folded: rarely needed besides the first number. */
export const folded = style({
  ...rows('x2'),
  // Beside the number, not its label.
  '@media': { [breakpoint.tablet]: { selectors: { [`${number} > &`]: { marginBlockStart: '1.3125rem' } } } },
});
export const foldedSummary = style(foldSummary);
export const rest = style({
  ...column('x16'),
  paddingBlock: `${theme.space.x12} ${theme.space.x20}`,
  '@media': {
    [breakpoint.phone]: { gap: theme.space.x8, paddingBlock: `${theme.space.x8} ${theme.space.x16}` },
  },
});
/** A section of the page below its title. */
export const part = style({
  ...rows('x5'),
  '@media': { [breakpoint.phone]: { gap: theme.space.x2 } },
});
/** A section that a phone folds. */
export const fold = style([part, { '@media': { [breakpoint.phone]: { gap: 0 } } }]);
/** Folded sections are a list of lines. */
export const folds = style({
  ...column('x16'),
  '@media': { [breakpoint.phone]: { gap: 0, borderBottom: line } },
});
/** The record, with the price beside it on a desktop. */
export const columns = style({
  ...column('x10'),
  alignItems: 'start',
  '@media': {
    [breakpoint.phone]: { gap: 0 },
    [breakpoint.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', gap: theme.space.x16 },
  },
});
/** Below the history. */
export const promises = style({ paddingBlockStart: theme.space.x3 });
/** Above the questions. */
export const lead = style({ paddingBlockEnd: theme.space.x3 });
export const steps = style({
  ...rows('x6', 'x8'),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  '@media': { [breakpoint.phone]: { rowGap: theme.space.x3 } },
});
export const step = style({
  ...rows('x2'),
  gridTemplateRows: 'auto 1fr auto',
  alignContent: 'start',
  justifyItems: 'start',
  ...belowLine('x4'),
  '@media': { [breakpoint.phone]: { gap: theme.space.x1, paddingTop: theme.space.x3 } },
});
/** On a phone it is in small type: the actions are what matters. */
export const stepText = style({
  '@media': { [breakpoint.phone]: { fontSize: theme.size.s14, lineHeight: 1.5 } },
});
export const stepActions = style({
  display: 'grid',
  justifyItems: 'start',
  '@media': {
    [breakpoint.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: theme.space.x6,
    },
  },
});
export const quiet = style(linkButton);
export const end = style({
  ...rows('x2'),
  justifyItems: 'start',
  ...belowLine('x6'),
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [breakpoint.phone]: { borderTop: 0, paddingTop: 0 } },
});

/** Limited to a readable width. */
export const form = style({ maxWidth: '42rem' });
/** Questions of one kind, below their common text. */
export const questions = style(rows('x4'));
export const question = style({ fontSize: theme.size.s14, fontWeight: 600 });
export const actions = style(wrapping('x3'));
/** What the hotel wants its guests to know. */
export const notes = style(rows('x2'));
/** As typed, with line breaks. */
export const answerText = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const events = style({ display: 'grid' });
export const event = style({
  ...rows('x1', 'x6'),
  ...ruled('x3'),
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: 'minmax(12rem, 1fr) 2fr' } },
});
export const state = style({ fontWeight: 600 });
export const late = style([state, { color: theme.color.error }]);
export const audit = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const caption = style({ textAlign: 'start', paddingBottom: theme.space.x2 });
globalStyle(`${audit} th, ${audit} td`, {
  ...ruled('x2'),
  fontWeight: 'inherit',
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${audit} td`, { textAlign: 'end', whiteSpace: 'nowrap', paddingInlineStart: theme.space.x4 });
