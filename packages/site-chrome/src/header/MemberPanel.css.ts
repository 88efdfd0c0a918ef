import { keyframes, style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { belowLine, finePrint, line, raised } from '@voyage/ui/base/looks.ts';

const appear = keyframes({ from: { opacity: 0 } });
/** On a phone the panel belongs to the header: beside the icon it would begin outside the window. */
export const menu = style({ position: 'relative', '@media': { [breakpoint.phone]: { position: 'static' } } });
export const panel = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: 'calc(100% + 0.875rem)',
  zIndex: 30,
  width: '20rem',
  ...raised,
  color: theme.color.text,
  boxShadow: theme.shadow.raised,
  overflow: 'hidden',
  animation: `${appear} 240ms`,
  '@media': {
    [breakpoint.phone]: {
      insetInline: theme.space.x4,
      insetBlockStart: '100%',
      width: 'auto',
      maxHeight: 'calc(100dvh - 5.5rem)',
      overflowY: 'auto',
    },
  },
});
/** Around the member's name and level. */
export const top = style({
  padding: `${theme.space.x5} ${theme.space.x6}`,
  borderBottom: line,
});
export const who = style({ display: 'grid' });
export const level = style({ ...finePrint, fontVariantNumeric: 'tabular-nums lining-nums' });
export const credits = style({ display: 'grid', marginTop: theme.space.x3, ...belowLine('x3') });
export const list = style({
  paddingBlock: theme.space.x2,
  borderBottom: line,
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: '3rem',
  paddingInline: theme.space.x6,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  outlineOffset: '-3px',
  selectors: { '&:hover': { background: theme.color.panel } },
});
