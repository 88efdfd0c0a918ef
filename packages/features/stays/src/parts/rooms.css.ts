import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import {
  unstyledButton,
  belowLine,
  clamped,
  column,
  line,
  oneLine,
  rows,
  smallText,
  underlined,
  wrapping,
} from '@voyage/ui/base/looks.ts';

/** Facts common to all rooms, and display settings. */
export const tools = style({
  ...wrapping('x2', 'x4'),
  alignItems: 'end',
  marginTop: theme.space.x5,
  '@media': { [breakpoint.tablet]: { columnGap: theme.space.x6 } },
});
export const common = style({ flex: '1 1 14rem', alignSelf: 'center' });
/** The rooms that are not available, before the notes about amounts. */
export const unavailable = style({ marginBottom: theme.space.x2 });
export const sort = style({
  display: 'flex',
  flex: '1 1 11rem',
  minWidth: '9rem',
  marginInlineStart: 'auto',
  '@media': { [breakpoint.desktop]: { flex: 'none' } },
});
export const rooms = style({ ...rows('x3'), marginTop: theme.space.x4 });
export const room = style({
  ...rows('x2', 'x4'),
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gridTemplateAreas: '"picture names" "rates rates"',
  ...belowLine('x4'),
  '@media': {
    [breakpoint.tablet]: {
      gridTemplateColumns: '13rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"picture names" "picture rates"',
      columnGap: theme.space.x6,
    },
  },
});
export const picture = style({
  gridArea: 'picture',
  alignSelf: 'start',
  width: '100%',
  aspectRatio: '1',
  borderRadius: theme.radius.picture,
  overflow: 'hidden',
  '@media': { [breakpoint.tablet]: { aspectRatio: '4 / 3' } },
});
export const names = style({
  gridArea: 'names',
  ...column('x1'),
  alignContent: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': {
    [breakpoint.phone]: { selectors: { [`${room}[data-can-fold] &`]: { paddingInlineEnd: theme.space.x8 } } },
  },
});
/** One line while the room is folded. */
export const roomFacts = style({
  '@media': {
    [breakpoint.phone]: {
      selectors: {
        [`${room}[data-folded] &`]: oneLine,
      },
    },
  },
});
/** The differences from the first room. */
export const compared = style({
  '@media': { [breakpoint.phone]: { selectors: { [`${room}[data-folded] &`]: { display: 'none' } } } },
});
/** The price of a folded room. */
export const brief = style({
  ...smallText,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [breakpoint.tablet]: { display: 'none' } },
});
/** On a phone, covers the picture and the names however tall they are: all of a folded room. */
export const open = style({
  gridRow: 1,
  gridColumn: '1 / -1',
  display: 'none',
  alignItems: 'center',
  justifyContent: 'end',
  ...unstyledButton,
  color: theme.color.text,
  selectors: { '&:hover': { color: theme.color.action } },
  '@media': { [breakpoint.phone]: { display: 'flex' } },
});
/** One line, none on a phone; everything once the room is expanded. */
export const description = style({
  selectors: {
    '&:not([data-whole])': {
      ...clamped,
      WebkitLineClamp: 1,
      '@media': { [breakpoint.phone]: { display: 'none' } },
    },
  },
});
export const rates = style({
  gridArea: 'rates',
  minWidth: 0,
  '@media': { [breakpoint.phone]: { selectors: { [`${room}[data-folded] &`]: { display: 'none' } } } },
});

/** The recommended rate, or the selected one. */
export const panel = style({
  ...rows('x2'),
  padding: theme.space.x3,
  background: theme.color.panel,
  borderRadius: theme.radius.card,
  borderInlineStart: `2px solid transparent`,
  selectors: { '&[data-member]': { borderInlineStartColor: theme.tier.border } },
  '@media': {
    [breakpoint.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: theme.space.x6,
      paddingInline: theme.space.x4,
    },
  },
});
export const includes = style({ display: 'grid', gap: 2, ...smallText, alignContent: 'start' });
export const worth = style({
  color: theme.color.success,
  fontWeight: 600,
  '@media': { [breakpoint.tablet]: { display: 'block' } },
});
/** A line is as tall as the circle that it is beside. */
export const beds = style({ marginTop: theme.space.x2, lineHeight: '1.5rem' });
export const buy = style({
  display: 'flex',
  gap: theme.space.x4,
  alignItems: 'end',
  justifyContent: 'space-between',
  '@media': {
    [breakpoint.tablet]: { alignItems: 'center', textAlign: 'end', maxWidth: '22rem' },
  },
});
export const amount = style({ minWidth: 0 });
export const price = style({
  fontSize: theme.size.s22,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.2,
});

export const more = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space.x4,
});
const plain = style({
  minHeight: '2.75rem',
  ...unstyledButton,
  color: theme.color.text,
  ...smallText,
  textAlign: 'start',
});
export const lowest = style([plain, { flex: '1 1 0', minWidth: 0 }]);
export const lowestTotal = style({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  ...underlined,
  selectors: { [`${lowest}:hover &`]: { color: theme.color.action } },
});
export const fold = style([
  plain,
  {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: theme.space.x1,
    fontWeight: 600,
    selectors: { '&:hover': { color: theme.color.action } },
  },
]);
export const turned = style({
  transition: 'transform 160ms',
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

/** Meals across, cancellation down; stacked blocks on a phone. */
export const matrix = style({
  width: '100%',
  borderCollapse: 'collapse',
  marginTop: theme.space.x2,
  fontSize: theme.size.s14,
  textAlign: 'start',
  '@media': { [breakpoint.phone]: { display: 'block' } },
});
export const matrixHead = style({
  color: theme.color.secondary,
  '@media': { [breakpoint.phone]: { display: 'none' } },
});
export const headCell = style({
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'bottom',
  paddingBlockEnd: theme.space.x2,
});
export const matrixRow = style({
  borderTop: line,
  '@media': {
    [breakpoint.phone]: { display: 'block', paddingBlock: theme.space.x2 },
  },
});
export const matrixBody = style({
  '@media': { [breakpoint.phone]: { display: 'block' } },
});
export const terms = style({
  width: '34%',
  paddingBlock: theme.space.x3,
  paddingInlineEnd: theme.space.x4,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': {
    [breakpoint.phone]: {
      display: 'block',
      width: 'auto',
      padding: 0,
      color: theme.color.secondary,
    },
  },
});
export const cell = style({
  paddingBlock: theme.space.x1,
  verticalAlign: 'top',
  '@media': {
    [breakpoint.phone]: {
      display: 'block',
      selectors: { '&[data-empty]': { display: 'none' } },
    },
  },
});
export const rate = style({
  display: 'grid',
  justifyItems: 'start',
  width: '100%',
  minHeight: '2.75rem',
  padding: `${theme.space.x2} ${theme.space.x3}`,
  marginInlineStart: `calc(-1 * ${theme.space.x3})`,
  border: '1px solid transparent',
  borderRadius: theme.radius.control,
  background: 'transparent',
  color: theme.color.text,
  fontSize: theme.size.s14,
  lineHeight: 1.45,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: theme.color.border },
    '&[aria-pressed="true"]': { borderColor: theme.color.action },
  },
});
export const rateTotal = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.x2,
  fontSize: theme.size.s16,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const ratePay = style({ color: theme.color.secondary });
/** Shown by the table's header on desktop. */
export const mealOfPhone = style({ '@media': { [breakpoint.tablet]: { display: 'none' } } });
