import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { column, line, rows, wrapping } from '@voyage/ui/base/looks.ts';

export const list = style(column('x5'));
const message = style({ ...rows('x2'), maxWidth: '36rem', minWidth: 0 });
/** The reader's own messages are at the end of the line, the other side's at the start. */
export const own = style([message, { justifySelf: 'end', justifyItems: 'end' }]);
export const others = style([message, { justifySelf: 'start', justifyItems: 'start' }]);
export const by = style({ ...wrapping(0, 'x3'), alignItems: 'baseline' });
const words = style({
  padding: `${theme.space.x3} ${theme.space.x5}`,
  borderRadius: theme.radius.card,
  border: line,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const ownWords = style([words, { background: theme.color.panel, borderColor: 'transparent' }]);
export const othersWords = style([words, { background: theme.color.raised }]);
