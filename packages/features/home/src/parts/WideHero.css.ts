import { style } from '@vanilla-extract/css';
import { breakpoint, overPicture, theme } from '@voyage/themes/contract.css.ts';

export const hero = style({
  position: 'relative',
  display: 'grid',
  minHeight: 'min(92svh, 58rem)',
  ...overPicture,
  background: theme.color.panel,
});
export const picture = style({ position: 'absolute', inset: 0, display: 'grid', overflow: 'hidden' });
/** Only as dark as large text needs (3:1 on a white photograph), and only behind it. */
const veil = `color-mix(in srgb, ${theme.color.scrim} 76%, transparent)`;
export const words = style({
  position: 'relative',
  alignSelf: 'end',
  paddingBlock: `10rem 6.5rem`,
  background: `linear-gradient(to top, ${veil} 60%, transparent)`,
  '@media': { [breakpoint.tablet]: { paddingBlockEnd: '7rem' } },
});
/** Two lines; Chinese and Japanese break after the comma. */
export const title = style({
  maxWidth: '8.5em',
  selectors: { 'html:lang(zh) &, html:lang(ja) &': { wordBreak: 'keep-all', maxWidth: '7em' } },
});
