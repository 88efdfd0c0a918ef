import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';

export const page = style({
  display: 'grid',
  gap: theme.space.x16,
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
  display: 'grid',
  alignContent: 'center',
  gap: theme.space.x6,
  justifyItems: 'stretch',
  width: '100%',
  maxWidth: '28rem',
  marginInline: 'auto',
});
export const top = style({ display: 'grid', gap: theme.space.x3 });
export const join = style({
  display: 'grid',
  gap: theme.space.x3,
  borderTop: `1px solid ${theme.color.hairline}`,
  paddingTop: theme.space.x6,
});
