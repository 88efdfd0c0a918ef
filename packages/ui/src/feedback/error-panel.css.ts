import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { rows, wrapping } from '../base/looks.ts';

/** The ground of an error on a page. */
const errorPanel = style({
  padding: theme.space.x5,
  border: `1px solid ${theme.color.error}`,
  borderRadius: theme.radius.control,
  background: theme.color.errorPanel,
});
/** An error in one line with its button, which wraps. */
export const errorLine = style([
  errorPanel,
  { ...wrapping('x2', 'x4'), alignItems: 'center', padding: theme.space.x4 },
]);
/** An error that explains itself in several lines. */
export const errorNotice = style([errorPanel, { ...rows('x4'), borderWidth: 2 }]);
