import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

const avatar = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  border: `1px solid ${theme.tier.border}`,
  borderRadius: theme.radius.round,
  background: theme.tier.background,
  color: theme.color.text,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
});
const sized = (size: string, text: string) => [avatar, { width: size, height: size, fontSize: text }];
export const size = styleVariants({
  small: sized('2rem', '0.75rem'),
  medium: sized('2.75rem', theme.size.s16),
  large: sized('4.5rem', theme.size.s22),
});
