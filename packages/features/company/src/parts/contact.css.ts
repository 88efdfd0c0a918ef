import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { column, finePrint, line, pressable, rows } from '@voyage/ui/base/looks.ts';

export const page = style({
  ...column('x12'),
  paddingBlock: `${theme.space.x12} ${theme.space.section}`,
  '@media': {
    [breakpoint.desktop]: {
      gridTemplateColumns: 'minmax(0, 42rem) minmax(0, 20rem)',
      justifyContent: 'center',
      columnGap: theme.space.x20,
      alignItems: 'start',
    },
  },
});
export const head = style({
  ...rows('x4'),
  maxWidth: '42rem',
  '@media': { [breakpoint.desktop]: { gridColumn: '1 / -1' } },
});
export const title = style({ outline: 'none' });
export const fields = style(rows('x5'));
export const send = style({ ...rows('x3'), justifyItems: 'start' });
export const aside = style(rows('x6'));
export const way = style({ ...rows('x1'), paddingBlockStart: theme.space.x4, borderTop: line });
export const wayTitle = style(finePrint);
export const reach = style({
  ...pressable,
  justifySelf: 'start',
  fontSize: theme.size.s18,
  color: theme.color.text,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.3em',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: theme.color.action } },
});
