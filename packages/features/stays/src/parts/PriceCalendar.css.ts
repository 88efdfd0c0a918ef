import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import {
  unstyledButton,
  column,
  finePrint,
  inRow,
  line,
  rows,
  smallText,
  underlined,
} from '@voyage/ui/base/looks.ts';
import { barSteps } from '../state/price-axis.ts';

export const calendar = style({
  ...column('x2'),
  marginTop: theme.space.x2,
  minWidth: 0,
  '@media': { [breakpoint.tablet]: { marginTop: theme.space.x8 } },
});
export const plain = style({
  minHeight: '2.75rem',
  ...unstyledButton,
  color: theme.color.text,
  fontSize: theme.size.s14,
  ...underlined,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '&:hover': { color: theme.color.action }, '&[aria-pressed="true"]': { fontWeight: 600 } },
});
/** Two lines tall on a phone: content below does not move while hovering over days. */
export const shown = style({
  minHeight: '3em',
  ...smallText,
  '@media': { [breakpoint.tablet]: { minHeight: '1.5em' } },
});
export const chart = style(inRow('x2'));
const barsHeight = '8rem';
export const axis = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  flex: 'none',
  height: `calc(${barsHeight} + 0.75rem)`,
  marginTop: '-0.35rem',
  ...finePrint,
  lineHeight: 1,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const bars = style({
  display: 'flex',
  flex: '1 1 0',
  minWidth: 0,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  minHeight: `calc(${barsHeight} + 3.25rem)`,
  backgroundImage: `linear-gradient(${theme.color.hairline} 1px, transparent 1px)`,
  backgroundSize: `100% calc(${barsHeight} / 2)`,
  backgroundRepeat: 'repeat-x',
});
export const slot = style({ flex: '1 0 1.75rem' });
export const day = style({
  display: 'grid',
  gridTemplateRows: `${barsHeight} auto`,
  width: '100%',
  ...unstyledButton,
  color: theme.color.text,
  outlineOffset: '-3px',
  selectors: { '&[aria-disabled]': { cursor: 'default', color: theme.color.secondary } },
});
export const space = style({
  display: 'flex',
  alignItems: 'end',
  borderBottom: `1px solid ${theme.color.border}`,
});
export const bar = style({
  flex: 1,
  marginInline: 3,
  background: theme.color.border,
  opacity: 0.55,
  selectors: {
    [`${day}:hover &`]: { opacity: 1 },
    [`${day}[data-in-stay] &`]: { background: theme.color.action, opacity: 1 },
  },
});
export const none = style({ height: '100%', background: 'transparent', borderInline: 0 });
export const number = style({
  paddingTop: theme.space.x1,
  fontSize: theme.size.s14,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '&[data-weekend]': { fontWeight: 600 } },
});
export const month = style({
  display: 'block',
  ...finePrint,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  width: 0,
  paddingInlineStart: 4,
  minHeight: '1.4em',
  // Under the last bar it would be cut off at the end of the chart.
  selectors: {
    [`${slot}:last-child &`]: { display: 'flex', justifyContent: 'end', width: '100%', paddingInline: 0 },
  },
});
/** Bar heights in steps: the content security policy allows no style attributes. */
export const height = styleVariants(
  Object.fromEntries(
    Array.from({ length: barSteps }, (_, i) => [`h${i + 1}`, `${((i + 1) * 100) / barSteps}%`]),
  ),
  (value) => ({ height: value }),
);
export const turn = style({ display: 'flex', justifyContent: 'space-between' });
export const scroll = style({ maxHeight: '24rem', overflow: 'auto' });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: theme.size.s14,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
globalStyle(`${table} th, ${table} td`, {
  padding: `0 ${theme.space.x2} 0 0`,
  height: '2.75rem',
  borderBottom: line,
  textAlign: 'start',
  fontWeight: 400,
});
globalStyle(`${table} thead th`, { color: theme.color.secondary });
/** As tall as the chart would be, so that the page stays where it is at another attempt. */
export const failed = style({
  ...rows('x4'),
  placeItems: 'center',
  placeContent: 'center',
  minHeight: `calc(${barsHeight} + 3.25rem)`,
  textAlign: 'center',
});
