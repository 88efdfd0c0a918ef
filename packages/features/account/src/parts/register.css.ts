import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';

export const columns = style({
  display: 'grid',
  gap: theme.space.x16,
  '@media': { [breakpoint.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 26rem', alignItems: 'start' } },
});
export const page = style({
  display: 'grid',
  gap: theme.space.x10,
  paddingBlock: `${theme.space.x10} ${theme.space.x20}`,
  maxWidth: '52rem',
});
export const picture = style({
  display: 'none',
  position: 'sticky',
  top: theme.space.x10,
  overflow: 'hidden',
  aspectRatio: '4 / 5',
  marginBlock: theme.space.x10,
  borderRadius: theme.radius.picture,
  '@media': { [breakpoint.desktop]: { display: 'block' } },
});
export const top = style({ display: 'grid', gap: theme.space.x4 });
export const part = style({ display: 'grid', gap: theme.space.x5 });
export const two = style({
  display: 'grid',
  gap: theme.space.x4,
  alignItems: 'start',
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const contact = style({ display: 'grid', gap: theme.space.x3 });
export const address = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.x1} ${theme.space.x4}`,
  overflowWrap: 'anywhere',
});
export const guardian = style({
  display: 'grid',
  gap: theme.space.x4,
  borderInlineStart: `2px solid ${theme.color.ornament}`,
  paddingInlineStart: theme.space.x5,
});
export const note = style({ margin: 0 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x3 });
export const below = style({ color: theme.color.secondary });

export const legend = style({ paddingBottom: theme.space.x2 });
