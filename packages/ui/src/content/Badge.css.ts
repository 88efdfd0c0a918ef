import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

export const badge = style({
  display: 'inline-block',
  padding: theme.tier.padding,
  background: theme.tier.background,
  color: theme.color.text,
  border: `1px solid ${theme.tier.border}`,
  borderRadius: theme.radius.control,
  fontSize: theme.tier.size,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
});
