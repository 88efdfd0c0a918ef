import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { column, frame, line, pressable, rows } from '@voyage/ui/base/looks.ts';

export const ways = style(column('x16'));
export const part = style(column('x5'));
export const places = style({
  ...rows('x4'),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [breakpoint.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [breakpoint.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});
export const place = style({
  ...rows('x2'),
  color: 'inherit',
  textDecoration: 'none',
  selectors: { 'a&:hover': { color: theme.color.action } },
});
export const picture = style({ ...frame, position: 'relative', aspectRatio: '4 / 5' });
/** As high as a name before it is there. */
export const name = style({ fontFamily: theme.font.display, fontSize: theme.size.s18, minHeight: '1lh' });
export const call = style({ ...rows('x2'), borderTop: line, paddingTop: theme.space.x8 });
export const phone = style({ ...pressable, width: 'fit-content', color: 'inherit', textDecoration: 'none' });
