import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { finePrint, foldSummary, ruled } from '@voyage/ui/base/looks.ts';

export const summary = style(foldSummary);
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '& + &': { marginTop: theme.space.x4 } },
});
export const caption = style({ ...finePrint, textAlign: 'start', paddingBlock: theme.space.x1 });
globalStyle(`${table} th, ${table} td`, { ...ruled('x1'), fontWeight: 'inherit', textAlign: 'start' });
globalStyle(`${table} td`, { textAlign: 'end', whiteSpace: 'nowrap', paddingInlineStart: theme.space.x4 });
