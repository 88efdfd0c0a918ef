import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { breakpoint } from '@voyage/themes/scale.ts';

export const page = style({ paddingBlockEnd: theme.space.section });
export const gallery = style({
  display: 'grid',
  gap: theme.space.x2,
  marginBlock: theme.space.x6,
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: '2fr 1fr 1fr', gridTemplateRows: '1fr 1fr', aspectRatio: '21 / 9' } },
});
export const first = style({ display: 'grid', '@media': { [breakpoint.tablet]: { gridRow: 'span 2' } } });
export const other = style({ display: 'none', '@media': { [breakpoint.tablet]: { display: 'grid', minHeight: 0 } } });
export const columns = style({
  display: 'grid',
  gap: theme.space.x10,
  alignItems: 'start',
  marginTop: theme.space.x8,
  '@media': { [breakpoint.desktop]: { gridTemplateColumns: '1fr 22rem', gap: theme.space.x16 } },
});
export const story = style({ display: 'grid', gap: theme.space.x5, fontSize: theme.size.s18, marginTop: theme.space.x8 });
export const highlights = style({ display: 'grid', gap: theme.space.x2, paddingInlineStart: theme.space.x5, listStyle: 'disc' });
export const aside = style({
  display: 'grid',
  gap: theme.space.x3,
  padding: theme.space.x6,
  background: theme.color.raised,
  border: `1px solid ${theme.color.hairline}`,
  borderRadius: theme.radius.card,
  '@media': { [breakpoint.desktop]: { position: 'sticky', top: theme.space.x6 } },
});
export const asidePrice = style({ fontSize: theme.size.s28, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums lining-nums' });
export const privileges = style({
  display: 'grid',
  gap: theme.space.x3,
  borderInlineStart: `2px solid ${theme.color.ornament}`,
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
export const roomFacts = style({ display: 'grid', gap: theme.space.x2, alignContent: 'start' });
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
export const price = style({ fontSize: theme.size.s22, fontVariantNumeric: 'tabular-nums lining-nums', lineHeight: 1.2 });
export const sectionTop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.space.x4,
  marginTop: theme.space.x16,
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
export const nearby = style({
  display: 'grid',
  gap: theme.space.x6,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  marginTop: theme.space.x4,
});
export const nearbyItem = style({ display: 'grid', gap: theme.space.x2, textDecoration: 'none', alignContent: 'start' });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: `${theme.space.x1} ${theme.space.x4}` });
/** Heights of the bars in twenty steps: the content policy allows no style attributes. */
export const height = styleVariants(Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`h${i}`, `${Math.max(4, i * 5)}%`])), (value) => ({
  height: value,
}));
