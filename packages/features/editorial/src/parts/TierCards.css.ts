import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { breakpoint } from '@voyage/themes/scale.ts';

export const band = style({ background: theme.color.panel });
export const columns = style({
  display: 'grid',
  gap: theme.space.x12,
  '@media': { [breakpoint.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 30rem)', columnGap: theme.space.x20, alignItems: 'start' } },
});
export const words = style({ display: 'grid', gap: theme.space.x4, maxWidth: '36rem' });
/** As tall as the longest list, so that the page does not move while levels are compared. */
export const gives = style({
  marginTop: theme.space.x6,
  paddingBlockStart: theme.space.x6,
  borderTop: `1px solid ${theme.color.hairline}`,
  minHeight: '31rem',
  '@media': { [breakpoint.tablet]: { minHeight: '28rem' } },
});
export const chosen = style({ marginBlockEnd: theme.space.x3 });
export const privilege = style({ display: 'flex', gap: theme.space.x3, alignItems: 'baseline', paddingBlock: theme.space.x2 });
export const sign = style({ flex: 'none', alignSelf: 'start', marginTop: '0.3em', color: theme.color.action });
/** Cards in a wallet: of each the upper edge is seen, of the last one all. */
export const wallet = style({
  display: 'grid',
  gridTemplateRows: 'repeat(3, 4.75rem) auto',
  width: theme.tierCard.width,
  justifySelf: 'center',
  order: -1,
  padding: 0,
  '@media': { [breakpoint.desktop]: { order: 0, width: '100%' } },
});
export const card = style({
  position: 'relative',
  gridColumn: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  aspectRatio: theme.tierCard.ratio,
  width: '100%',
  padding: theme.tierCard.padding,
  borderRadius: theme.tierCard.radius,
  border: `1px solid ${theme.tierCard.border}`,
  boxShadow: theme.tierCard.shadow,
  cursor: 'pointer',
  transition: `transform ${theme.motion.duration} ${theme.motion.easing}`,
  '::before': {
    content: '',
    position: 'absolute',
    inset: '0.5rem',
    border: `1px solid ${theme.tierCard.frame}`,
    borderRadius: `calc(${theme.tierCard.radius} - 0.375rem)`,
    pointerEvents: 'none',
  },
  selectors: {
    '&:hover:not([data-front])': { transform: 'translateY(-0.375rem)' },
    '&:has(:focus-visible)': { outline: `3px solid ${theme.color.focus}`, outlineOffset: '3px' },
    '&[data-front]': { gridRow: 4, zIndex: 1 },
  },
});
export const shade = styleVariants({
  basic: { background: theme.color.raised },
  elite: { background: theme.tierCard.background },
  platinum: { background: `linear-gradient(135deg, ${theme.color.actionHover}, ${theme.color.action} 60%)`, color: theme.color.onAction },
  noir: { background: theme.color.page },
});
export const top = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: theme.space.x4 });
export const tier = style({ fontSize: theme.size.s18, fontWeight: 600, lineHeight: 1.4 });
export const middle = style({ fontFamily: theme.tierCard.nameFont, fontSize: theme.tierCard.nameSize, lineHeight: 1.1 });
export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${theme.space.x4}`,
  fontSize: theme.size.s14,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const number = style({ whiteSpace: 'nowrap' });
