import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

/** Low, since the place's hotels follow: the button is beside the text, also on a phone. */
export const panel = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.x4,
  marginBlock: theme.space.x4,
  padding: theme.space.x4,
  border: `1px solid ${theme.color.hairline}`,
  borderRadius: theme.radius.card,
  background: theme.color.raised,
});
export const action = style({ flex: 'none' });
