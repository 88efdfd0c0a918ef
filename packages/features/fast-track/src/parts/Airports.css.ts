import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { beside, finePrint, line, rows, ruled } from '@voyage/ui/base/looks.ts';

export const airports = style({ paddingBlock: theme.space.section });
export const top = style({
  ...rows('x6'),
  paddingBlockEnd: theme.space.x10,
  '@media': {
    [breakpoint.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)',
      alignItems: 'end',
    },
  },
});
export const title = style({ scrollMarginTop: '6rem' });
export const find = style(rows('x2'));
export const none = style(ruled('x6'));
/** The name of a region, with its airports beside it. */
export const region = style({
  display: 'grid',
  borderTop: line,
  '@media': {
    [breakpoint.tablet]: { rowGap: theme.space.x4, paddingBlock: theme.space.x8 },
    [breakpoint.desktop]: { gridTemplateColumns: '16rem minmax(0, 1fr)', columnGap: theme.space.x12 },
  },
});
export const list = style({
  display: 'grid',
  columnGap: theme.space.x10,
  paddingBlockEnd: theme.space.x6,
  '@media': {
    [breakpoint.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', paddingBlockEnd: 0 },
  },
});
/** Where regions are not folded: wider than a phone, on paper, and without scripts. */
const everywhereElse = [breakpoint.tablet, 'print', '(scripting: none)'];
const elsewhere = (display: string) =>
  Object.fromEntries(everywhereElse.map((query) => [query, { display }]));
/** Of a search. */
export const found = style({
  display: 'block',
  paddingBlock: theme.space.x3,
  '@media': { [breakpoint.tablet]: { display: 'inline' } },
});
/** The plain name; on a phone a button has it. */
export const unfoldable = style({ display: 'none', '@media': elsewhere('inline') });
export const fold = style({
  ...beside('x4'),
  justifyContent: 'space-between',
  width: '100%',
  minHeight: '3rem',
  padding: `${theme.space.x2} 0`,
  textAlign: 'start',
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  cursor: 'pointer',
  '@media': elsewhere('none'),
});
export const count = style({
  ...beside('x3'),
  flex: 'none',
  ...finePrint,
  fontFamily: theme.font.text,
  fontWeight: 400,
});
export const icon = style({
  transition: `transform 280ms ${theme.motion.easing}`,
  selectors: { [`${fold}[aria-expanded="true"] &`]: { transform: 'rotate(180deg)' } },
});
/** The list of a region that is not open. */
export const folded = style({
  '@media': {
    [breakpoint.phone]: { display: 'none' },
    '(scripting: none)': { display: 'grid' },
  },
});
export const airport = style({
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr) auto',
  columnGap: theme.space.x3,
  alignItems: 'baseline',
  paddingBlock: theme.space.x3,
  minHeight: '2.75rem',
  textDecoration: 'none',
  selectors: { '&:hover': { color: theme.color.action } },
});
export const code = style({
  ...finePrint,
  fontVariantNumeric: 'lining-nums tabular-nums',
  letterSpacing: '0.06em',
});
export const names = style({ display: 'grid' });
export const price = style({
  fontSize: theme.size.s14,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});
