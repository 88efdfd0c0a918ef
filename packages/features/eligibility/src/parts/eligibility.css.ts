import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

const line = `1px solid ${theme.color.hairline}`;
export const page = style({
  paddingBlock: `${theme.space.x10} ${theme.space.x20}`,
  display: 'grid',
  gap: theme.space.x10,
});
export const words = style({ display: 'grid', gap: theme.space.x3, maxWidth: '44rem' });
/** Both checks side by side. */
export const ways = style({
  display: 'grid',
  gap: theme.space.x6,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
});
export const way = style({
  display: 'grid',
  gap: theme.space.x4,
  alignContent: 'start',
  padding: theme.space.x6,
  background: theme.color.raised,
  border: line,
  borderRadius: theme.radius.card,
});
export const form = style({ display: 'grid', gap: theme.space.x4, maxWidth: '28rem' });
export const result = style({
  display: 'grid',
  gap: theme.space.x3,
  justifyItems: 'start',
  paddingTop: theme.space.x4,
  borderTop: line,
});
export const title = style({
  display: 'flex',
  gap: theme.space.x2,
  alignItems: 'start',
  selectors: { '[data-qualified=true] > &': { color: theme.color.success } },
});
export const icon = style({ flex: 'none', marginTop: '0.2em' });
