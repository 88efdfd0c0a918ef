import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { spaceBetween, finePrint } from '@voyage/ui/base/looks.ts';

/** The engraved frame of the brand's cards. */
export const plate = style({
  position: 'relative',
  aspectRatio: theme.tierCard.ratio,
  padding: theme.tierCard.padding,
  border: `1px solid ${theme.tierCard.border}`,
  borderRadius: theme.tierCard.radius,
  boxShadow: theme.tierCard.shadow,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '::before': {
    content: '',
    display: theme.tierCard.part,
    position: 'absolute',
    inset: '0.5rem',
    border: `1px solid ${theme.tierCard.frame}`,
    borderRadius: `calc(${theme.tierCard.radius} - 0.375rem)`,
    pointerEvents: 'none',
  },
});
/** A wrapping row or a card: properties needed by one have no effect in the other. */
export const card = style([
  plate,
  {
    display: theme.tierCard.display,
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gridTemplateRows: 'auto 1fr auto',
    gap: `${theme.space.x2} ${theme.space.x4}`,
    width: theme.tierCard.width,
    maxWidth: '100%',
    background: theme.tierCard.background,
  },
]);
export const name = style({
  alignSelf: 'center',
  fontFamily: theme.tierCard.nameFont,
  fontSize: `min(${theme.tierCard.nameSize}, 7.5vw)`,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});
export const details = style({ ...spaceBetween, gap: `0 ${theme.space.x4}`, ...finePrint });
export const top = style({
  ...spaceBetween,
  alignItems: 'baseline',
  gap: theme.space.x3,
});
export const issuer = style({
  display: theme.tierCard.part,
  fontFamily: theme.tierCard.nameFont,
  fontSize: theme.size.s18,
  color: theme.tier.border,
});
