import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { breakpoint } from '@voyage/themes/scale.ts';

export const page = style({ paddingBlockEnd: theme.space.section });
export const way = style({ paddingBlock: `${theme.space.x4} ${theme.space.x3}` });
export const note = style({ paddingBlockStart: theme.space.x2 });
export const columns = style({
  display: 'grid',
  gap: theme.space.x10,
  alignItems: 'start',
  marginTop: theme.space.x8,
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 22rem',
      gridTemplateRows: 'auto 1fr',
      columnGap: theme.space.x16,
      rowGap: 0,
    },
  },
});
export const intro = style({ minWidth: 0 });
/** Below the summary on a phone, beside it on a desktop. */
export const rest = style({ minWidth: 0, '@media': { [breakpoint.desktop]: { gridColumn: 1 } } });
export const search = style({ marginTop: theme.space.x5 });
export const facts = style({ marginTop: theme.space.x4 });
export const names = style({ display: 'grid', gap: theme.space.x2, justifyItems: 'start' });
export const standfirst = style({ marginTop: theme.space.x6, textWrap: 'pretty' });
export const nights = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' });
export const story = style({
  display: 'grid',
  gap: theme.space.x5,
  fontSize: theme.size.s18,
  '@media': { [breakpoint.desktop]: { marginTop: theme.space.x8 } },
});
export const highlights = style({
  display: 'grid',
  gap: theme.space.x2,
  paddingInlineStart: theme.space.x5,
  listStyle: 'disc',
});
export const aside = style({
  display: 'grid',
  gap: theme.space.x3,
  padding: theme.space.x6,
  background: theme.color.raised,
  border: `1px solid ${theme.color.hairline}`,
  borderRadius: theme.radius.card,
  '@media': {
    [breakpoint.desktop]: { gridColumn: 2, gridRow: '1 / span 2', position: 'sticky', top: theme.space.x6 },
  },
});
/** As tall as a price in two currencies with its notes: the button under it stays where it is when the price comes. */
export const cheapest = style({ minHeight: '7.4375rem' });
export const privileges = style({
  display: 'grid',
  gap: theme.space.x3,
  borderInlineStart: `2px solid ${theme.tier.border}`,
  paddingInlineStart: theme.space.x5,
  marginBlock: theme.space.x8,
});
export const rooms = style({ display: 'grid', gap: theme.space.x12, marginTop: theme.space.x6 });
export const room = style({
  display: 'grid',
  gap: theme.space.x5,
  borderTop: `1px solid ${theme.color.hairline}`,
  paddingTop: theme.space.x6,
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: '15rem 1fr', gap: theme.space.x8 } },
});
export const roomFacts = style({ display: 'grid', gap: theme.space.x3, alignContent: 'start' });
export const offers = style({ display: 'grid', alignContent: 'start' });
export const offer = style({
  display: 'grid',
  gap: theme.space.x3,
  paddingBlock: theme.space.x4,
  borderBottom: `1px solid ${theme.color.hairline}`,
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: '1fr auto', alignItems: 'center' } },
});
export const offerList = style({ display: 'grid', gap: theme.space.x1, fontSize: theme.size.s14 });
export const offerPrice = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.x4,
  alignItems: 'center',
  justifyContent: 'space-between',
  '@media': { [breakpoint.tablet]: { justifyContent: 'flex-end', textAlign: 'end' } },
});
/** Beside the button: it breaks into lines before the button goes under it. */
export const amount = style({ flex: '1 1 9rem' });
export const price = style({
  fontSize: theme.size.s22,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.2,
});
export const sectionTop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.space.x4,
  marginTop: theme.space.x16,
});
export const sort = style({
  marginTop: theme.space.x8,
  '@media': { [breakpoint.tablet]: { width: '14rem', marginInlineStart: 'auto' } },
});
export const bars = style({
  display: 'flex',
  alignItems: 'end',
  gap: 3,
  height: '9rem',
  marginTop: theme.space.x4,
  overflowX: 'auto',
  paddingTop: theme.space.x4,
});
export const bar = style({
  flex: '1 0 0.75rem',
  minWidth: '0.75rem',
  background: theme.color.border,
  selectors: {
    '&[data-in-stay]': { background: theme.color.action },
    '&[data-none]': { background: 'transparent', border: `1px dashed ${theme.color.border}` },
  },
});
export const neighbours = style({ marginTop: theme.space.x8 });
export const mapNote = style({
  maxWidth: '36rem',
  marginTop: theme.space.x2,
  marginBlockEnd: theme.space.x5,
});
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: `${theme.space.x1} ${theme.space.x4}` });
/** Heights of the bars in twenty steps: the content policy allows no style attributes. */
export const height = styleVariants(
  Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`h${i}`, `${Math.max(4, i * 5)}%`])),
  (value) => ({
    height: value,
  }),
);
