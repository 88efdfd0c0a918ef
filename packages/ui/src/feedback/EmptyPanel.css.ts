import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { centred, line, rows, wrapping } from '../base/looks.ts';

export const panel = style({
  ...rows('x4'),
  justifyItems: 'center',
  maxWidth: '36rem',
  marginInline: 'auto',
  padding: `${theme.space.x12} ${theme.space.x4}`,
  textAlign: 'center',
});
/** A double line, as on a visiting card; corners, background and shadow come from the brand. */
export const frame = style({
  position: 'relative',
  ...centred,
  width: '8.5rem',
  aspectRatio: '1.3',
  marginBlockEnd: theme.space.x2,
  border: `1px solid ${theme.tier.border}`,
  borderRadius: theme.radius.card,
  background: theme.card.background,
  color: theme.tier.border,
  boxShadow: theme.tierCard.shadow,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 5,
    border: line,
    borderRadius: `max(0px, calc(${theme.radius.card} - 5px))`,
  },
});
export const drawing = style({ width: '3.5rem', height: '3.5rem' });
/** Several ways on, centred also where they wrap. */
export const actions = style({ ...wrapping('x3'), justifyContent: 'center' });
export const text = style({ color: theme.color.secondary, textWrap: 'balance' });
