import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { pressable } from '../base/looks.ts';

const base = style({
  ...pressable,
  justifyContent: 'center',
  gap: theme.space.x2,
  padding: `${theme.space.x2} ${theme.space.x6}`,
  border: '1px solid transparent',
  borderRadius: theme.radius.control,
  fontSize: theme.size.s16,
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color 160ms, border-color 160ms, color 160ms`,
  selectors: { '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.65 } },
});
export const button = styleVariants({
  primary: [
    base,
    {
      background: theme.color.action,
      color: theme.color.onAction,
      selectors: { '&:hover:not(:disabled)': { background: theme.color.actionHover } },
    },
  ],
  /** One of several equal actions in a list. */
  choice: [
    base,
    {
      background: theme.color.choice,
      color: theme.color.onChoice,
      selectors: { '&:hover:not(:disabled)': { background: theme.color.choiceHover } },
    },
  ],
  secondary: [
    base,
    {
      background: 'transparent',
      color: theme.color.text,
      borderColor: theme.color.border,
      selectors: { '&:hover:not(:disabled)': { borderColor: theme.color.text } },
    },
  ],
  quiet: [
    base,
    {
      background: 'transparent',
      color: theme.color.text,
      paddingInline: theme.space.x2,
      fontWeight: 400,
      selectors: { '&:hover:not(:disabled)': { color: theme.color.action } },
    },
  ],
});
export const block = style({ width: '100%' });
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const spinner = style({
  width: '1em',
  height: '1em',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
});
