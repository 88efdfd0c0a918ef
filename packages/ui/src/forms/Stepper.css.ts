import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { beside, line, pressableIcon } from '../base/looks.ts';

export const row = style({
  ...beside('x4'),
  justifyContent: 'space-between',
  paddingBlock: theme.space.x3,
  borderBottom: line,
});
export const controls = style(beside('x2'));
export const turn = style({
  ...pressableIcon,
  border: `1px solid ${theme.color.border}`,
  borderRadius: '50%',
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:disabled': { opacity: 0.4, cursor: 'default' } },
});
export const value = style({
  minWidth: '2ch',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  fontSize: theme.size.s18,
});
