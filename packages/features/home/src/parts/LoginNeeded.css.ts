import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { headerHeight } from '@voyage/themes/scale.ts';

export const notice = style({
  position: 'relative',
  zIndex: 10,
  background: theme.color.raised,
  color: theme.color.text,
  paddingBlock: theme.space.x3,
  marginTop: headerHeight,
});
