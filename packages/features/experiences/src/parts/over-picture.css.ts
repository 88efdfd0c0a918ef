import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { breakpoint } from '@voyage/themes/scale.ts';

/** A print from edge to edge, with words over its foot. */
export const ground = style({
  position: 'relative',
  display: 'grid',
  color: theme.color.overPicture,
  background: theme.color.text,
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
      paddingBlock: `9rem ${theme.space.x12}`,
      background: `linear-gradient(to top, ${theme.color.scrim} calc(100% - 9rem), transparent)`,
    },
  },
});
export const words = style({ display: 'grid', justifyItems: 'start', gap: theme.space.x3 });
