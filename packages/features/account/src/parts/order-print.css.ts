import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import * as fold from '@voyage/ui/content/PhoneFold.css.ts';
import { displayFace, line } from '@voyage/ui/base/looks.ts';
import * as account from './account.css.ts';
import * as order from './order.css.ts';

const print = (rule: Record<string, string | number>) => ({ '@media': { print: rule } });

/**
 * A printed order: the record, its terms and contacts on one page of A4, what follows below and on the next;
 * everything that is folded is open, and there are no controls.
 */
export const paper = style({ '@media': { print: { zoom: 0.74 } } });
export const screenOnly = style(print({ display: 'none' }));
/** The brand and the member: the page frame is not printed. */
export const head = style({
  display: 'none',
  '@media': {
    print: {
      display: 'flex',
      alignItems: 'end',
      justifyContent: 'space-between',
      gap: theme.space.x6,
      paddingBlockEnd: theme.space.x4,
      borderBottom: line,
    },
  },
});
export const brandName = style({ ...displayFace, fontSize: theme.size.s28, lineHeight: 1.1 });
export const contact = style({ fontSize: theme.size.s14, textAlign: 'end' });

globalStyle(`${paper} :is(button, summary, ${order.picture})`, print({ display: 'none' }));
// Of a payment that is due: not the time left, and not what is to be pressed.
globalStyle(`${paper} ${account.pay} > :not(p)`, print({ display: 'none' }));
globalStyle(
  `${paper} ${order.summary}`,
  print({ margin: 0, padding: `${theme.space.x4} 0`, gap: theme.space.x4, border: 0, background: 'none' }),
);
globalStyle(
  `${paper} ${order.dates}`,
  print({
    gridTemplateColumns: 'repeat(3, auto)',
    justifyContent: 'space-between',
    paddingBlock: theme.space.x4,
  }),
);
// What may reach the end of a sheet is not a grid: Chromium prints the rows of nested grids over each other there.
globalStyle(
  `${paper} :is(${order.rest}, ${order.folds}, ${order.events}, ${fold.body}, section:not(${screenOnly}), aside, dl)`,
  print({ display: 'block', paddingBlock: 0 }),
);
globalStyle(`${paper} ${order.folds} > * + *`, print({ marginBlockStart: theme.space.x6 }));
globalStyle(`${paper} section > ${fold.body}`, print({ marginBlockStart: theme.space.x2 }));
// The price beside the record, and how it is made up below both.
globalStyle(`${paper} ${order.columns}`, print({ display: 'block', columns: 2, columnGap: theme.space.x10 }));
globalStyle(`${paper} ${order.columns} > aside`, print({ breakBefore: 'column' }));
globalStyle(
  `${paper} ${order.columns} details`,
  print({ columnSpan: 'all', marginBlockStart: theme.space.x6 }),
);
globalStyle(
  `${paper} aside ${fold.body} > div`,
  print({ display: 'block', padding: 0, border: 0, boxShadow: 'none' }),
);
globalStyle(`${paper} aside ${fold.body} > div > * + *`, print({ marginBlockStart: theme.space.x3 }));
globalStyle(
  `${paper} dl > div`,
  print({ gridTemplateColumns: '8rem minmax(0, 1fr)', gap: theme.space.x3, paddingBlock: theme.space.x1 }),
);
globalStyle(
  `${paper} ${order.event}`,
  print({ gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', paddingBlock: theme.space.x2 }),
);
globalStyle(`${paper} :is(li, tr, dl > div, aside ${fold.body} > div > *)`, print({ breakInside: 'avoid' }));
globalStyle(`${paper} :is(h2, h3, caption)`, print({ breakAfter: 'avoid' }));
