import { style } from '@vanilla-extract/css';
import { pressable } from '@voyage/ui/base/looks.ts';
import { breakpoint } from '@voyage/themes/scale.ts';
import { ground } from './over-picture.css.ts';

export { picture, veil, words } from './over-picture.css.ts';
export const feature = style([
  ground,
  { '@media': { [breakpoint.tablet]: { aspectRatio: '21 / 9', maxHeight: '90svh', width: '100%' } } },
]);
export const title = style({ maxWidth: '14em' });
export const text = style({ maxWidth: '36rem' });
export const link = style({
  ...pressable,
  color: 'inherit',
  fontWeight: 600,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.35em',
});
