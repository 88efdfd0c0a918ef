import { style } from '@vanilla-extract/css';
import { breakpoint, overPicture, theme } from '@voyage/themes/contract.css.ts';

/** A full-width print, with text over its lower part. */
export const ground = style({
  position: 'relative',
  display: 'grid',
  ...overPicture,
  background: theme.color.text,
});
/** Behind the text; above it on a phone, where the subject has room. */
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
      paddingBlock: `9rem ${theme.space.x12}`,
      background: `linear-gradient(to top, ${theme.color.scrim} calc(100% - 9rem), transparent)`,
    },
  },
});
export const words = style({ display: 'grid', justifyItems: 'start', gap: theme.space.x3 });
