import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { breakpoint } from '@voyage/themes/scale.ts';

export const top = style({
  paddingBlock: `${theme.space.x6} ${theme.space.x8}`,
  display: 'grid',
  gap: theme.space.x4,
});
export const search = style({ marginBlockEnd: theme.space.x5 });
export const columns = style({
  display: 'grid',
  gap: theme.space.x4,
  '@media': { [breakpoint.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: theme.space.x16 } },
  paddingBlockEnd: theme.space.section,
});
/** On a phone a button opens them in a drawer. */
export const filters = style({
  display: 'none',
  '@media': { [breakpoint.desktop]: { display: 'grid', gap: theme.space.x5, alignContent: 'start' } },
});
export const filterFields = style({ display: 'grid', gap: theme.space.x5, alignContent: 'start' });
export const filterButton = style({ width: '100%', '@media': { [breakpoint.desktop]: { display: 'none' } } });
export const filterTitle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.x3,
  minHeight: '2.75rem',
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
export const legend = style({
  width: '100%',
  paddingBlock: theme.space.x3,
  borderTop: `1px solid ${theme.color.hairline}`,
});
export const count = style({ color: theme.color.secondary, fontSize: theme.size.s14 });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.x4,
  alignItems: 'end',
  justifyContent: 'space-between',
});
export const list = style({ display: 'grid', gap: theme.space.x10, marginTop: theme.space.x6 });
