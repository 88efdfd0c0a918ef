import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const top = style({
  display: 'grid',
  gap: theme.space.x8,
  paddingBlock: `${theme.space.x12} ${theme.space.x16}`,
});
export const groups = style({
  display: 'grid',
  gap: theme.space.x4,
  paddingBlock: `${theme.space.x12} ${theme.space.section}`,
  borderTop: `1px solid ${theme.color.hairline}`,
});
export const regions = style({
  display: 'grid',
  gap: theme.space.x10,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
});
export const places = style({ display: 'grid', marginTop: theme.space.x3 });
export const place = style({
  minHeight: '2.75rem',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: theme.space.x3,
  borderTop: `1px solid ${theme.color.hairline}`,
  textDecoration: 'none',
  selectors: { '&:hover': { color: theme.color.action } },
});
