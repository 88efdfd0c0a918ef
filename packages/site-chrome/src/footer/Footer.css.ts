import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { spaceBetween, finePrint, line, pressableLine, underlined } from '@voyage/ui/base/looks.ts';
import { deferredLayout } from '../loading/deferred-style.ts';

export const footer = style([
  deferredLayout('51rem', '44rem'),
  {
    marginTop: 'auto',
    paddingBlock: `${theme.space.x10} ${theme.space.x6}`,
    background: theme.color.panel,
    '@media': { [breakpoint.tablet]: { paddingBlock: `${theme.space.x16} ${theme.space.x8}` } },
  },
]);
export const newsletter = style({
  paddingBlockEnd: theme.space.x8,
  '@media': { [breakpoint.tablet]: { paddingBlockEnd: theme.space.x16 } },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [breakpoint.tablet]: { gridTemplateColumns: 'repeat(4, auto)', gap: theme.space.x8 },
    [breakpoint.desktop]: {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridAutoColumns: 'auto',
      columnGap: theme.space.x12,
    },
  },
});
export const words = style({
  gridColumn: '1 / -1',
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  maxWidth: '24rem',
  paddingBlockEnd: theme.space.x4,
  '@media': {
    [breakpoint.tablet]: { gap: theme.space.x5, paddingBlockEnd: 0 },
    [breakpoint.desktop]: { gridColumn: 'auto' },
  },
});
export const contact = style({
  gridColumn: '1 / -1',
  '@media': { [breakpoint.tablet]: { gridColumn: 'auto' } },
});
export const brand = style({ display: 'inline-flex', minHeight: '2.75rem', textDecoration: 'none' });
/** A heading and its list: on a phone a line with a hairline above it. */
export const group = style({
  position: 'relative',
  '@media': { [breakpoint.phone]: { borderTop: line } },
});
export const title = style({
  fontSize: theme.size.s16,
  fontWeight: 600,
  '@media': {
    [breakpoint.phone]: pressableLine,
    [breakpoint.tablet]: { marginBlockEnd: theme.space.x2 },
  },
});
export const fold = style({
  '@media': {
    [breakpoint.phone]: { selectors: { '&[open]': { paddingBlockEnd: theme.space.x3 } } },
    // Older browsers cannot show the contents of a closed <details>: there the heading is pressed at any width.
    [breakpoint.tablet]: {
      '@supports': {
        'selector(::details-content)': {
          selectors: { '&::details-content': { contentVisibility: 'visible' } },
        },
      },
    },
  },
});
/** Covers the line of the heading, which names it: one line, one target. */
export const press = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: '2.75rem',
  listStyle: 'none',
  cursor: 'pointer',
  outlineOffset: '-3px',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  // A chevron without a picture, and so without JavaScript.
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineEnd: theme.space.x1,
    top: '50%',
    width: '0.5rem',
    height: '0.5rem',
    borderInlineEnd: '1.5px solid',
    borderBlockEnd: '1.5px solid',
    transform: 'translateY(-75%) rotate(45deg)',
  },
  '@media': {
    [breakpoint.tablet]: {
      '@supports': { 'selector(::details-content)': { display: 'none' } },
    },
  },
});
globalStyle(`${fold}[open] > ${press}::after`, { transform: 'translateY(-25%) rotate(225deg)' });
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.5rem',
  overflowWrap: 'anywhere',
  color: theme.color.secondary,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: theme.color.text, ...underlined },
    '&[aria-current]': { color: theme.color.text },
  },
});
export const note = style(finePrint);
export const legal = style({
  ...spaceBetween,
  alignItems: 'center',
  gap: `${theme.space.x3} ${theme.space.x8}`,
  paddingBlockStart: theme.space.x4,
  ...finePrint,
  '::before': { content: '', flexBasis: '100%', height: 1, background: theme.color.hairline },
  '@media': {
    [breakpoint.phone]: { lineHeight: 1.5 },
    [breakpoint.tablet]: {
      rowGap: theme.space.x4,
      marginTop: theme.space.x16,
      paddingBlockStart: theme.space.x6,
    },
  },
});
/** Inline in text, but large enough for touch. */
export const credits = style({
  display: 'inline-block',
  paddingBlock: theme.space.x1,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.25em',
  selectors: { '&:hover': { color: theme.color.text } },
});
export const preferences = style({
  minHeight: '2.75rem',
  padding: `0 ${theme.space.x4}`,
  background: 'transparent',
  color: theme.color.text,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  fontSize: theme.size.s14,
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: theme.color.text } },
});
/** The company details are fetched separately: their lines are reserved in advance. */
export const company = style({ minHeight: '4lh', '@media': { [breakpoint.tablet]: { minHeight: '2lh' } } });
