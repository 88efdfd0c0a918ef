import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { raised } from '@voyage/ui/base/looks.ts';

/** Low, since the place's hotels follow: the button is beside the text, also on a phone. */
export const panel = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.x4,
  marginBlock: theme.space.x4,
  padding: theme.space.x4,
  ...raised,
});
export const action = style({ flex: 'none' });
