import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';

/** The ground of an error on a page. */
export const errorPanel = style({
  padding: theme.space.x5,
  border: `1px solid ${theme.color.error}`,
  borderRadius: theme.radius.control,
  background: theme.color.errorPanel,
});
/** An error in one line with its button, which wraps. */
export const errorLine = style([
  errorPanel,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${theme.space.x2} ${theme.space.x4}`,
    padding: theme.space.x4,
  },
]);
/** An error that explains itself in several lines. */
export const errorNotice = style([errorPanel, { display: 'grid', gap: theme.space.x4, borderWidth: 2 }]);
