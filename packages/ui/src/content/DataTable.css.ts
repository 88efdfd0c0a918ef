import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { finePrint, inRow, line, raised, unseen } from '../base/looks.ts';

const wide = (rules: object) => ({ '@media': { [breakpoint.tablet]: rules } });
export const table = style({
  display: 'block',
  width: '100%',
  fontVariantNumeric: 'tabular-nums lining-nums',
  ...wide({ display: 'table', borderCollapse: 'collapse' }),
});
export const caption = style({
  display: 'block',
  textAlign: 'start',
  fontSize: theme.size.s18,
  fontWeight: 600,
  paddingBlockEnd: theme.space.x3,
  ...wide({ display: 'table-caption' }),
});
/** On a phone each value has its heading in front; the header row is visually hidden. */
export const head = style({
  ...unseen,
  ...wide({
    position: 'static',
    width: 'auto',
    height: 'auto',
    overflow: 'visible',
    clipPath: 'none',
    whiteSpace: 'normal',
    display: 'table-header-group',
  }),
});
export const body = style({ display: 'grid', gap: theme.space.x4, ...wide({ display: 'table-row-group' }) });
export const row = style({
  display: 'block',
  padding: theme.space.x4,
  ...raised,
  ...wide({ display: 'table-row', background: 'transparent', border: 0 }),
});
export const cell = style({
  ...inRow('x4'),
  justifyContent: 'space-between',
  paddingBlock: theme.space.x1,
  textAlign: 'end',
  fontWeight: 400,
  selectors: {
    '&::before': {
      content: 'attr(data-header) / ""',
      flex: 'none', // beside a long value
      ...finePrint,
      textAlign: 'start',
      lineHeight: 'inherit',
    },
  },
  ...wide({
    display: 'table-cell',
    padding: `${theme.space.x4} ${theme.space.x4} ${theme.space.x4} 0`,
    borderTop: line,
    verticalAlign: 'baseline',
    textAlign: 'start',
    selectors: {
      '&::before': { content: 'none' },
      '&[data-align=end]': { textAlign: 'end' },
      '&:last-child': { paddingInlineEnd: 0 },
    },
  }),
});
export const rowHeader = style([
  cell,
  {
    fontWeight: 600,
    fontSize: theme.size.s18,
    paddingBlockEnd: theme.space.x2,
    textAlign: 'start',
    selectors: { '&::before': { content: 'none' } },
    ...wide({ fontSize: theme.size.s16 }),
  },
]);
export const header = style({
  padding: `0 ${theme.space.x4} ${theme.space.x2} 0`,
  ...finePrint,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'bottom',
  selectors: { '&[data-align=end]': { textAlign: 'end' }, '&:last-child': { paddingInlineEnd: 0 } },
});
globalStyle(`${body} ${row}:last-child > *`, wide({ borderBottom: line }));
export const empty = style({ paddingBlock: theme.space.x4, color: theme.color.secondary });
