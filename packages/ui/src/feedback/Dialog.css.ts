import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { iconButton } from '../forms/IconButton.css.ts';
import { rows, wrapping } from '../base/looks.ts';

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  background: theme.color.scrim,
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  overflowY: 'auto',
  '@media': { [breakpoint.tablet]: { alignItems: 'center', padding: theme.space.x6 } },
});
export const modal = style({
  width: '100%',
  maxWidth: '36rem',
  background: theme.color.page,
  color: theme.color.text,
  boxShadow: theme.shadow.raised,
  borderRadius: theme.radius.card,
});
/** Its content may grow while it loads: from the top, so that nothing moves. */
export const wide = style({
  maxWidth: '60rem',
  '@media': { [breakpoint.tablet]: { alignSelf: 'start', marginBlockStart: '4vh' } },
});
export const dialog = style({
  ...rows('x4'),
  padding: theme.space.x5,
  maxHeight: '100dvh',
  overflowY: 'auto',
  outline: 'none',
  '@media': { [breakpoint.tablet]: { padding: theme.space.x8, maxHeight: '90dvh' } },
});
export const top = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space.x4,
  alignItems: 'start',
});
export const close = style([iconButton, { margin: '-0.5rem -0.5rem 0 0' }]);
export const actions = style({ ...wrapping('x3'), justifyContent: 'flex-end' });
