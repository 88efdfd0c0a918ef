import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { marked, rows, wrapping } from '@voyage/ui/base/looks.ts';

export const columns = style({
  ...rows('x16'),
  '@media': { [breakpoint.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 26rem', alignItems: 'start' } },
});
export const page = style({
  ...rows('x10'),
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
export const top = style(rows('x4'));
export const part = style(rows('x5'));
export const two = style({
  ...rows('x4'),
  alignItems: 'start',
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const contact = style(rows('x3'));
export const address = style({ ...wrapping('x1', 'x4'), overflowWrap: 'anywhere' });
export const guardian = style({ ...rows('x4'), ...marked('x5') });
export const note = style({ margin: 0 });
export const actions = style(wrapping('x3'));
export const below = style({ color: theme.color.secondary });

export const legend = style({ paddingBottom: theme.space.x2 });
