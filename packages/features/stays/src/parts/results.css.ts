import { globalStyle, style } from '@vanilla-extract/css';
import { deferredLayout } from '@voyage/site-chrome/loading/deferred-style.ts';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import { spaceBetween, beside, centred, finePrint, rows, wrapping } from '@voyage/ui/base/looks.ts';
import { wide } from './ResultsMap.css.ts';

/** On a phone the first hotel starts within 260 px: everything above is compact. */
export const top = style({
  paddingBlock: theme.space.x2,
  ...rows('x3'),
  '@media': { [breakpoint.tablet]: { gap: theme.space.x5 } },
});
/** From this width on the filters have a column of their own, and the list is as wide as without. */
const widest = 'screen and (min-width: 100rem)';
export const page = style({ '@media': { [widest]: { selectors: { '&&': { maxWidth: '100rem' } } } } });
/** The header and the footer begin and end where the page does. */
globalStyle(`body:has(${page}) :is(header, footer) ${container}`, {
  '@media': { [widest]: { maxWidth: '100rem' } },
});
/** On wide screens the name, the count and what changes the list share a line; on a phone the latter is sticky. */
export const head = style({
  display: 'contents',
  '@media': {
    [breakpoint.desktop]: {
      ...wrapping(0, 'x4'),
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '2.75rem',
    },
  },
});
/** How far prices have come: a line of its own, whatever it says. */
export const progress = style({ '@media': { [breakpoint.desktop]: { order: 1, flexBasis: '100%' } } });
/** The count is in line with the name. */
export const title = style({ ...wrapping(0, 'x3'), alignItems: 'baseline' });
export const name = style({
  // doubled, to override the class of a heading in any order
  selectors: {
    '&&': { fontSize: theme.size.s28, lineHeight: 1.25 },
    'html:lang(zh) &&, html:lang(ja) &&': { fontSize: '1.5rem' },
  },
  '@media': {
    [breakpoint.phone]: {
      selectors: {
        '&&': { fontSize: '1.5rem' },
        'html:lang(zh) &&, html:lang(ja) &&': { fontSize: '1.375rem' },
      },
    },
  },
});
export const standfirst = style({ '@media': { [breakpoint.phone]: { display: 'none' } } });
/** With `data-map`, the map has its own column on the right (`gridArea: 'map'`). */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: {
      selectors: {
        '&[data-map]': {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)',
          gridTemplateAreas: '"list map"',
          columnGap: theme.space.x8,
        },
      },
    },
    [widest]: {
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      gridTemplateAreas: '"filters list"',
      columnGap: theme.space.x8,
      selectors: {
        '&[data-map]': {
          gridTemplateColumns: '15rem minmax(0, 1fr) minmax(0, 26rem)',
          gridTemplateAreas: '"filters list map"',
        },
      },
    },
  },
  paddingBlockEnd: theme.space.section,
});
export const results = style({
  minWidth: 0,
  '@media': {
    [wide]: { selectors: { '[data-map] > &': { gridArea: 'list' } } },
    [widest]: { gridArea: 'list' },
  },
});
/** Below that width a button opens them in a drawer. */
export const filters = style({
  display: 'none',
  '@media': {
    [widest]: { gridArea: 'filters', ...rows('x5'), alignContent: 'start' },
  },
});
export const filterButton = style({
  flex: 'none',
  '@media': { [widest]: { display: 'none' } },
});
/** Takes the focus of a button that disappears. */
export const filterBody = style({ outline: 'none' });
export const filterTitle = style({
  ...beside('x3'),
  justifyContent: 'space-between',
  minHeight: '2.75rem',
});
export const chosen = style({
  minWidth: '1.5rem',
  height: '1.5rem',
  ...centred,
  borderRadius: theme.radius.round,
  background: theme.color.action,
  color: theme.color.onAction,
  fontSize: theme.size.s14,
});
/** Filters and sort order: sticky on a phone, in line with the name on desktop. */
export const bar = style({
  ...beside('x2'),
  justifyContent: 'flex-end',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  marginInline: `calc(-1 * ${theme.space.x4})`,
  padding: `${theme.space.x1} ${theme.space.x4}`,
  background: theme.color.page,
  '@media': {
    [breakpoint.tablet]: { marginInline: 0, paddingInline: 0 },
    [breakpoint.desktop]: { position: 'static', zIndex: 'auto', paddingBlock: 0, background: 'none' },
  },
});
/** Narrow enough for three in a row on a phone. */
export const barButton = style({
  '@media': {
    [breakpoint.phone]: { selectors: { '&&': { paddingInline: theme.space.x2 } } },
  },
});
export const list = style({
  ...rows('x8'),
  marginBlockStart: theme.space.x1,
  selectors: { '&[data-loading]': { opacity: 0.6 } },
  '@media': { [breakpoint.tablet]: { gap: theme.space.x3, marginBlockStart: theme.space.x3 } },
});
/** Hovered on the map. */
export const row = style([
  deferredLayout('33rem', '14.5rem'),
  {
    minWidth: 0,
    selectors: {
      '&[data-active]': { outline: `1px solid ${theme.color.action}`, outlineOffset: theme.space.x2 },
    },
  },
]);
/** The actions for a hotel of the list, over its picture. */
export const corner = style({ display: 'flex', gap: theme.space.x2 });
export const end = style({
  ...rows('x4'),
  justifyItems: 'center',
  paddingBlockStart: theme.space.x10,
  textAlign: 'center',
});
export const more = style({ width: 'min(100%, 24rem)', justifySelf: 'center' });
/** Suggestions when nothing was found, stacked. */
export const ways = style({ ...rows('x2'), width: 'min(100%, 32rem)' });
export const way = style({
  ...spaceBetween,
  alignItems: 'center',
  gap: `0 ${theme.space.x4}`,
  minHeight: '3rem',
  padding: `${theme.space.x2} ${theme.space.x4}`,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: theme.color.text } },
});
export const wayCount = style(finePrint);
/** Above the list; on a phone after the first hotel, which must be near the top (`inList`). */
export const aboveList = style({
  display: 'none',
  '@media': { [breakpoint.tablet]: { display: 'block', paddingBlockStart: theme.space.x2 } },
});
export const inList = style({
  minWidth: 0,
  '@media': { [breakpoint.tablet]: { display: 'none' } },
});
export const missingLinks = style({ ...wrapping('x3'), justifyContent: 'center' });
/** In place of a list, to the end of the page. */
export const noList = style({ paddingBlockEnd: theme.space.section });
