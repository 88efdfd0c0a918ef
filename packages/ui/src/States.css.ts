import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.x4,
  padding: `${theme.space.x16} ${theme.space.x4}`,
  textAlign: 'center',
  maxWidth: '40rem',
  marginInline: 'auto',
});
const breathe = keyframes({ '50%': { opacity: 0.45 } });
export const skeleton = style({ background: theme.color.panel, borderRadius: theme.radius.picture, animation: `${breathe} 1.6s ease-in-out infinite` });
export const line = style({ height: '1em', marginBlock: '0.3em' });
export const block = style({ aspectRatio: theme.crop.wide });
export const badge = style({
  display: 'inline-block',
  padding: theme.tier.padding,
  background: theme.tier.background,
  border: `1px solid ${theme.tier.border}`,
  borderRadius: theme.radius.control,
  fontSize: theme.tier.size,
  lineHeight: 1.4,
});
