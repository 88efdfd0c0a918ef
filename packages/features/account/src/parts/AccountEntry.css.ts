import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { line, rows } from '@voyage/ui/base/looks.ts';

export const page = style({
  ...rows('x16'),
  paddingBlock: `${theme.space.x10} ${theme.space.x20}`,
  '@media': { [breakpoint.desktop]: { gridTemplateColumns: '7fr 5fr', alignItems: 'stretch' } },
});
export const picture = style({
  display: 'none',
  position: 'relative',
  overflow: 'hidden',
  minHeight: '36rem',
  borderRadius: theme.radius.picture,
  '@media': { [breakpoint.desktop]: { display: 'block' } },
});
export const entry = style({
  ...rows('x6'),
  alignContent: 'center',
  justifyItems: 'stretch',
  width: '100%',
  maxWidth: '28rem',
  marginInline: 'auto',
});
export const top = style(rows('x3'));
export const join = style({ ...rows('x3'), borderTop: line, paddingTop: theme.space.x6 });
