import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { ground } from './over-picture.css.ts';

export { picture, veil, words } from './over-picture.css.ts';
export const top = style([ground, { '@media': { [breakpoint.tablet]: { minHeight: 'min(88svh, 52rem)' } } }]);
export const name = style({ fontWeight: 600 });
export const title = style({ maxWidth: '16em' });
export const summary = style({ maxWidth: '40rem', marginBlockEnd: theme.space.x3 });
