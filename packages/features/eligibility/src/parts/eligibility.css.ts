import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { belowLine, raised, rows } from '@voyage/ui/base/looks.ts';

export const page = style({
  paddingBlock: `${theme.space.x10} ${theme.space.x20}`,
  ...rows('x10'),
});
export const words = style({ ...rows('x3'), maxWidth: '44rem' });
/** Both checks side by side. */
export const ways = style({
  ...rows('x6'),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
});
export const way = style({
  ...rows('x4'),
  alignContent: 'start',
  padding: theme.space.x6,
  ...raised,
});
export const form = style({ ...rows('x4'), maxWidth: '28rem' });
export const result = style({ ...rows('x3'), justifyItems: 'start', ...belowLine('x4') });
export const title = style({
  display: 'flex',
  gap: theme.space.x2,
  alignItems: 'start',
  selectors: { '[data-qualified=true] > &': { color: theme.color.success } },
});
export const icon = style({ flex: 'none', marginTop: '0.2em' });
