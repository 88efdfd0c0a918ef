import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { breakpoint } from '@voyage/themes/scale.ts';

/** The way back, above the title. */
export const back = style({ paddingBlock: `${theme.space.x6} ${theme.space.x3}` });
export const columns = style({
  display: 'grid',
  gap: theme.space.x8,
  alignItems: 'start',
  paddingBlock: `${theme.space.x6} ${theme.space.x20}`,
  '@media': { [breakpoint.desktop]: { gridTemplateColumns: '1fr 24rem', gap: theme.space.x16 } },
});
export const part = style({ display: 'grid', gap: theme.space.x4 });
export const two = style({
  display: 'grid',
  gap: theme.space.x4,
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const checks = style({
  display: 'grid',
  columnGap: theme.space.x6,
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const aside = style({
  display: 'grid',
  gap: theme.space.x4,
  order: -1,
  '@media': { [breakpoint.desktop]: { order: 0, position: 'sticky', top: theme.space.x6 } },
});
export const notice = style({
  border: `2px solid ${theme.color.error}`,
  background: theme.color.errorPanel,
  borderRadius: theme.radius.control,
  padding: theme.space.x5,
  display: 'grid',
  gap: theme.space.x4,
});
export const credit = style({
  borderInlineStart: `2px solid ${theme.color.ornament}`,
  paddingInlineStart: theme.space.x4,
  display: 'grid',
  gap: theme.space.x1,
});
