import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { finePrint, frame, pressable, rows, underlined } from '@voyage/ui/base/looks.ts';
import { link } from '@voyage/ui/base/typography.css.ts';

export const columns = style({
  ...rows('x12'),
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 6fr) minmax(0, 3fr)',
  paddingBlock: theme.space.x12,
  minHeight: '30rem',
});
export const words = style({ ...rows('x6'), alignContent: 'start' });
export const page = style([link, { ...pressable }]);
export const regions = style({ columnCount: 3, columnGap: theme.space.x8 });
export const region = style({ breakInside: 'avoid', paddingBlockEnd: theme.space.x6 });
export const regionName = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2rem',
  ...finePrint,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: theme.color.action, textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
});
export const city = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  fontSize: theme.size.s18,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: theme.color.action, ...underlined },
  },
});
export const picture = style({
  ...frame,
  minHeight: '100%',
  position: 'relative',
});
