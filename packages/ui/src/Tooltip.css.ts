import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const around = style({ position: 'relative', display: 'inline-flex', verticalAlign: 'middle' });
/** A small icon button: 24 px visible, 44 px to press. */
export const sign = style({
  position: 'relative',
  width: '1.5rem',
  height: '1.5rem',
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: theme.radius.round,
  background: 'transparent',
  color: theme.color.secondary,
  cursor: 'help',
  '::after': { content: '', position: 'absolute', inset: '-0.625rem' },
});
/** The padding towards the button belongs to it, so that the pointer can move over without losing it. */
export const place = style({
  position: 'absolute',
  zIndex: 60,
  insetBlockEnd: '100%',
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  paddingBlock: 10,
  width: 'max-content',
  maxWidth: 'min(18rem, calc(100vw - 2rem))',
  selectors: { '&[data-below]': { insetBlock: '100% auto' } },
});
export const bubble = style({
  display: 'block',
  padding: `${theme.space.x2} ${theme.space.x3}`,
  background: theme.color.text,
  color: theme.color.page,
  border: '1px solid transparent',
  borderRadius: theme.radius.control,
  boxShadow: theme.shadow.raised,
  fontSize: theme.size.s14,
  fontWeight: 400,
  lineHeight: 1.5,
  textAlign: 'start',
});
