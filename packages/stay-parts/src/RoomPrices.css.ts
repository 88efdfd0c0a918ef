import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { finePrint, pressableLine, ruled, underlined } from '@voyage/ui/base/looks.ts';

export const summary = style({
  width: 'fit-content',
  ...pressableLine,
  cursor: 'pointer',
  ...finePrint,
  ...underlined,
  selectors: { '&:hover': { color: theme.color.action }, '&::-webkit-details-marker': { display: 'none' } },
});
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '& + &': { marginTop: theme.space.x4 } },
});
export const caption = style({ ...finePrint, textAlign: 'start', paddingBlock: theme.space.x1 });
globalStyle(`${table} th, ${table} td`, { ...ruled('x1'), fontWeight: 'inherit', textAlign: 'start' });
globalStyle(`${table} td`, { textAlign: 'end', whiteSpace: 'nowrap', paddingInlineStart: theme.space.x4 });
