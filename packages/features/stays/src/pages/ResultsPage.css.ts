import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { breakpoint } from '@voyage/themes/scale.ts';

export const top = style({ paddingBlock: theme.space.x6, display: 'grid', gap: theme.space.x6 });
export const columns = style({
  display: 'grid',
  gap: theme.space.x8,
  '@media': { [breakpoint.desktop]: { gridTemplateColumns: '16rem 1fr', gap: theme.space.x12 } },
  paddingBlockEnd: theme.space.section,
});
export const filters = style({ display: 'grid', gap: theme.space.x5, alignContent: 'start' });
export const filterBox = style({ '@media': { [breakpoint.desktop]: { display: 'block' } } });
export const summary = style({
  minHeight: '3rem',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.x2,
  fontWeight: 600,
  cursor: 'pointer',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [breakpoint.desktop]: { justifyContent: 'flex-start', border: 0, minHeight: '2.75rem' } },
});
export const chosen = style({
  minWidth: '1.5rem',
  height: '1.5rem',
  display: 'grid',
  placeItems: 'center',
  borderRadius: theme.radius.round,
  background: theme.color.action,
  color: theme.color.onAction,
  fontSize: theme.size.s14,
});
export const group = style({ display: 'grid' });
export const legend = style({ width: '100%', paddingBlock: theme.space.x3, borderTop: `1px solid ${theme.color.hairline}` });
export const count = style({ color: theme.color.secondary, fontSize: theme.size.s14 });
export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x4, alignItems: 'end', justifyContent: 'space-between' });
export const list = style({ display: 'grid', gap: theme.space.x10, marginTop: theme.space.x6 });
export const card = style({
  display: 'grid',
  gap: theme.space.x5,
  background: theme.card.background,
  borderRadius: theme.radius.card,
  paddingBlockEnd: theme.card.gap,
  borderBottom: `${theme.card.line} solid ${theme.color.hairline}`,
  overflow: 'hidden',
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)' } },
});
export const body = style({ display: 'grid', gap: theme.space.x3, alignContent: 'start', padding: theme.card.padding });
export const title = style({ textDecoration: 'none', selectors: { '&:hover': { color: theme.color.action } } });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.x1} ${theme.space.x4}`,
  color: theme.color.secondary,
  fontSize: theme.size.s14,
});
export const privilege = style({ borderInlineStart: `2px solid ${theme.color.ornament}`, paddingInlineStart: theme.space.x3, fontSize: theme.size.s14 });
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.space.x4,
  marginTop: theme.space.x2,
});
export const total = style({ fontSize: theme.size.s28, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums lining-nums' });
export const pages = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: theme.space.x6, marginTop: theme.space.x12 });
