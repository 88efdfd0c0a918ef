import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { breakpoint } from '@voyage/themes/scale.ts';

export const feature = style({
  position: 'relative',
  display: 'grid',
  color: theme.color.overPicture,
  background: theme.color.text,
  '@media': {
    [breakpoint.tablet]: { aspectRatio: '21 / 9', maxHeight: '90svh', width: '100%' },
  },
});
/** Behind the words; on a phone above them, where there is room for its subject. */
export const picture = style({
  display: 'grid',
  overflow: 'hidden',
  aspectRatio: '1',
  '@media': { [breakpoint.tablet]: { position: 'absolute', inset: 0, aspectRatio: 'auto' } },
});
export const veil = style({
  position: 'relative',
  alignSelf: 'end',
  paddingBlock: `${theme.space.x4} ${theme.space.x10}`,
  '@media': {
    [breakpoint.tablet]: {
      paddingBlock: `8rem ${theme.space.x12}`,
      background: `linear-gradient(to top, ${theme.color.scrim} calc(100% - 8rem), transparent)`,
    },
  },
});
export const words = style({ display: 'grid', justifyItems: 'start', gap: theme.space.x3 });
export const title = style({ maxWidth: '14em' });
export const text = style({ maxWidth: '36rem' });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: 'inherit',
  fontWeight: 600,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.35em',
});
