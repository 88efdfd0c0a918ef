import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';

export const search = style({
  position: 'relative',
  zIndex: 5,
  marginTop: '-4rem',
  '@media': { [breakpoint.tablet]: { marginTop: '-2.25rem' } },
});
export const intro = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.x8,
  textAlign: 'center',
  paddingBlock: `calc(${theme.space.section} * 1.25)`,
});
export const mark = style({ color: theme.tier.border });
export const sentence = style({
  maxWidth: '27em',
  lineHeight: 1.4,
  textWrap: 'pretty',
  selectors: { 'html:lang(zh) &, html:lang(ja) &': { lineHeight: 1.75 } },
});
