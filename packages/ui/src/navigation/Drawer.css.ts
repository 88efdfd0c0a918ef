import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { headerHeight } from '@voyage/themes/scale.ts';
import { beside, line, wrapping } from '../base/looks.ts';

const from = createVar();
const enter = keyframes({ from: { opacity: 0, transform: from } });
const appear = keyframes({ from: { opacity: 0 } });
const drawer = style({
  position: 'fixed',
  margin: 0,
  padding: 0,
  border: 0,
  maxWidth: 'none',
  maxHeight: 'none',
  background: theme.color.page,
  color: theme.color.text,
  boxShadow: theme.shadow.raised,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  animation: `${enter} 320ms ${theme.motion.easing}`,
  selectors: { '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' } },
  '::backdrop': { background: theme.color.scrim, animation: `${appear} 320ms` },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
const column = { insetBlock: 0, width: 'min(100%, 28rem)', height: '100dvh' } as const;
export const side = styleVariants({
  end: [drawer, column, { insetInline: 'auto 0', vars: { [from]: theme.motion.enterSide } }],
  start: [drawer, column, { insetInline: '0 auto', vars: { [from]: 'none' } }],
  bottom: [
    drawer,
    {
      inset: 'auto 0 0',
      width: '100%',
      maxHeight: '90dvh',
      borderStartStartRadius: theme.radius.card,
      borderStartEndRadius: theme.radius.card,
      vars: { [from]: theme.motion.enter },
    },
  ],
  full: [drawer, { inset: 0, width: '100%', height: '100dvh', vars: { [from]: theme.motion.enter } }],
});
export const top = style({
  ...beside('x4'),
  justifyContent: 'space-between',
  minHeight: headerHeight,
  paddingInline: `${theme.space.x5} ${theme.space.x3}`,
  borderBottom: line,
});
export const body = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: theme.space.x5,
  outlineOffset: '-3px',
});
export const actions = style({
  ...wrapping('x3'),
  justifyContent: 'flex-end',
  padding: `${theme.space.x4} ${theme.space.x5} max(${theme.space.x4}, env(safe-area-inset-bottom))`,
  borderTop: line,
  background: theme.color.page,
});
