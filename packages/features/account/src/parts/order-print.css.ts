import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import * as order from './order.css.ts';

const print = (rule: Record<string, string | number>) => ({ '@media': { print: rule } });

/**
 * A printed order: the record, its terms and contacts on one page of A4, what follows on the next; everything
 * that is folded is open, and there are no controls.
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
      borderBottom: `1px solid ${theme.color.hairline}`,
    },
  },
});
export const brandName = style({
  fontFamily: theme.font.display,
  fontWeight: theme.font.displayWeight,
  fontSize: theme.size.s28,
  lineHeight: 1.1,
});
export const contact = style({ fontSize: theme.size.s14, textAlign: 'end' });

globalStyle(`${paper} :is(button, summary, ${order.picture})`, print({ display: 'none' }));
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
globalStyle(`${paper} ${order.rest}`, print({ gap: theme.space.x6, paddingBlock: 0 }));
globalStyle(
  `${paper} ${order.columns}`,
  print({ gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: theme.space.x10 }),
);
globalStyle(
  `${paper} dl > div`,
  print({ gridTemplateColumns: '8rem minmax(0, 1fr)', gap: theme.space.x3, paddingBlock: theme.space.x1 }),
);
globalStyle(`${paper} ${order.folds}`, print({ gap: theme.space.x6 }));
globalStyle(`${paper} li, ${paper} details`, print({ breakInside: 'avoid' }));
globalStyle(`${paper} aside > div > div`, print({ padding: 0, border: 0, boxShadow: 'none' }));
