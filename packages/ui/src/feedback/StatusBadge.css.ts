import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.x2,
  padding: `2px ${theme.space.x3} 2px ${theme.space.x2}`,
  border: '1px solid currentColor',
  borderRadius: theme.radius.control,
  fontSize: theme.size.s14,
  fontWeight: 600,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
});
export const status = styleVariants({
  pending: [badge, { color: theme.color.action }],
  /** Awaiting payment. */
  payment: [badge, { color: theme.color.action }],
  confirmed: [badge, { color: theme.color.success }],
  completed: [badge, { color: theme.color.text, borderColor: theme.color.border }],
  cancelled: [badge, { color: theme.color.secondary, borderColor: theme.color.border }],
  /** Held, and released without payment. */
  released: [badge, { color: theme.color.secondary, borderColor: theme.color.border }],
  failed: [badge, { color: theme.color.error }],
});
