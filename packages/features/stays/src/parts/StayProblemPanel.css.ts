import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { beside, raised } from '@voyage/ui/base/looks.ts';

/** Low, since the place's hotels follow: the button is beside the text, also on a phone. */
export const panel = style({
  ...beside('x4'),
  justifyContent: 'space-between',
  marginBlock: theme.space.x4,
  padding: theme.space.x4,
  ...raised,
});
export const action = style({ flex: 'none' });
