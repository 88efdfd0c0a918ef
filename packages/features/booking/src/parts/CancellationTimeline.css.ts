import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { inRow, rows, smallText } from '@voyage/ui/base/looks.ts';

export const timeline = style({ ...rows('x3'), minWidth: 0 });
export const picture = style({
  display: 'flex',
  alignItems: 'stretch',
  fontSize: theme.size.s14,
  lineHeight: 1.4,
});
const part = style({ ...rows('x1'), gridTemplateRows: 'auto auto 1fr', minWidth: 0 });
export const free = style([part, { flex: 3, color: theme.color.success }]);
export const charged = style([part, { flex: 2, color: theme.color.text }]);
export const allCharged = style([part, { flex: 1, color: theme.color.text }]);
export const cost = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' });
/**
 * The free period is a full line, the chargeable one has a border at its start: distinguishable without
 * colour too.
 */
export const bar = style({
  height: '0.625rem',
  background: 'currentColor',
  selectors: {
    [`${charged} > &, ${allCharged} > &`]: {
      background: `repeating-linear-gradient(135deg, ${theme.color.border} 0 3px, transparent 3px 7px)`,
      borderInlineStart: `2px solid ${theme.color.text}`,
    },
  },
});
export const marks = style({
  ...inRow('x3'),
  justifyContent: 'space-between',
  color: theme.color.secondary,
});
/** Does not wrap; the label before it may take two lines. */
export const arrival = style({ whiteSpace: 'nowrap' });
export const words = style({
  ...rows('x1'),
  ...smallText,
  paddingInlineStart: theme.space.x5,
  listStyle: 'disc',
});
