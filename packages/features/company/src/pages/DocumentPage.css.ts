import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { column, finePrint, line, pressable, rows, wrapping } from '@voyage/ui/base/looks.ts';
import { byPhrase, heading as headings } from '@voyage/ui/base/typography.css.ts';

export const page = style({
  paddingBlock: `${theme.space.x12} ${theme.space.section}`,
  '@media': { print: { paddingBlock: 0 } },
});
/** The table of contents beside the text on desktop, above it on a phone. */
export const columns = style({
  ...column('x8'),
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: 'minmax(0, 17rem) minmax(0, 42rem)',
      columnGap: theme.space.x16,
      justifyContent: 'center',
    },
  },
});
export const head = style({
  ...rows('x4'),
  justifyItems: 'start',
  '@media': { [breakpoint.desktop]: { gridColumn: 2 } },
});
export const date = style({
  ...wrapping('x3', 'x6'),
  alignItems: 'center',
  width: '100%',
  marginBlockStart: theme.space.x2,
  paddingBlock: theme.space.x3,
  borderBlock: line,
  ...finePrint,
});
export const print = style({
  ...pressable,
  gap: theme.space.x2,
  marginInlineStart: 'auto',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: theme.color.text,
  cursor: 'pointer',
  selectors: { '&:hover': { color: theme.color.action } },
  '@media': { print: { display: 'none' } },
});
export const contents = style({
  alignSelf: 'start',
  fontSize: theme.size.s14,
  '@media': {
    [breakpoint.desktop]: {
      gridColumn: 1,
      position: 'sticky',
      top: '6.5rem',
      maxHeight: 'calc(100vh - 8rem)',
      overflowY: 'auto',
    },
    print: { display: 'none' },
  },
});
export const contentsTitle = style({
  fontSize: theme.size.s14,
  fontWeight: 600,
  marginBlockEnd: theme.space.x2,
});
export const entries = style({
  display: 'grid',
  counterReset: 'entry',
});
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  paddingBlock: theme.space.x2,
  lineHeight: 1.45,
  color: theme.color.secondary,
  textDecoration: 'none',
  counterIncrement: 'entry',
  '::before': { content: 'counter(entry)', fontVariantNumeric: 'tabular-nums lining-nums' },
  selectors: {
    '&:hover': { color: theme.color.text, textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
});
export const body = style({
  ...rows('x12'),
  counterReset: 'part',
  '@media': { [breakpoint.desktop]: { gridColumn: 2 } },
});
/** Sections and paragraphs are numbered, so that a sentence can be cited. */
export const part = style({
  ...rows('x4'),
  counterIncrement: 'part',
  counterReset: 'clause',
  scrollMarginTop: '6.5rem',
  '@media': {
    [breakpoint.tablet]: { paddingInlineStart: '3.5rem' },
    print: { display: 'block', paddingInlineStart: 0 },
  },
});
export const partTitle = style([
  headings.h3,
  byPhrase,
  {
    position: 'relative',
    paddingInlineStart: '2.25rem',
    '::before': {
      content: 'counter(part)',
      position: 'absolute',
      insetInlineStart: 0,
      color: theme.color.secondary,
      fontVariantNumeric: 'lining-nums tabular-nums',
    },
    '@media': {
      [breakpoint.tablet]: {
        paddingInlineStart: 0,
        '::before': { insetInlineStart: '-3.5rem' },
      },
      print: { breakAfter: 'avoid', marginBlock: '1.5rem 0.5rem' },
    },
  },
]);
export const clause = style({
  position: 'relative',
  counterIncrement: 'clause',
  textWrap: 'pretty',
  '::before': {
    content: 'counter(part) "." counter(clause)',
    marginInlineEnd: theme.space.x3,
    ...finePrint,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  '@media': {
    [breakpoint.tablet]: {
      '::before': { position: 'absolute', insetInlineStart: '-3.5rem', marginInlineEnd: 0, lineHeight: 1.8 },
    },
    print: { marginBlockEnd: '0.5rem', orphans: 3, widows: 3 },
  },
});
