import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { spaceBetween } from '@voyage/ui/base/looks.ts';
import { plate } from './TierCard.css.ts';

/** Cards in a wallet: only the upper edges are visible, except for the last one. */
export const wallet = style({
  display: 'grid',
  gridTemplateRows: `repeat(3, ${theme.tierCard.edge}) auto`,
  width: theme.tierCard.width,
  padding: 0,
  '@media': { [breakpoint.desktop]: { width: '100%' } },
});
export const card = style([
  plate,
  {
    gridColumn: 1,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    width: '100%',
    padding: `max(${theme.tierCard.padding}, ${theme.space.x4})`,
    cursor: 'pointer',
    transition: `transform ${theme.motion.duration} ${theme.motion.easing}`,
    selectors: {
      '&:hover:not([data-front])': { transform: 'translateY(-0.375rem)' },
      '&:has(:focus-visible)': { outline: `3px solid ${theme.color.focus}`, outlineOffset: '3px' },
      '&[data-front]': { gridRow: 4, zIndex: 1 },
    },
  },
]);
export const shade = styleVariants({
  plain: { background: theme.color.raised },
  fine: { background: theme.tierCard.background },
  /** The metal as border colour, not as background: a filled area of that colour means a button. */
  bright: { background: theme.color.raised, borderColor: theme.color.action, color: theme.color.action },
  dark: { background: theme.color.page },
});
export const top = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: theme.space.x4,
});
export const tier = style({ fontSize: theme.size.s18, fontWeight: 600, lineHeight: 1.4 });
export const issuer = style({
  fontFamily: theme.tierCard.nameFont,
  fontSize: theme.tierCard.nameSize,
  lineHeight: 1.1,
});
export const details = style({
  ...spaceBetween,
  gap: `0 ${theme.space.x4}`,
  fontSize: theme.size.s14,
});
export const number = style({ whiteSpace: 'nowrap' });
