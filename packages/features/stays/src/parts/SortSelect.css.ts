import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { select } from '@voyage/ui/forms/Field.css.ts';
import { beside, finePrint, unseen } from '@voyage/ui/base/looks.ts';

export const field = style({
  flex: '1 1 0',
  minWidth: 0,
  ...beside('x3'),
  '@media': { [breakpoint.desktop]: { flex: 'none' } },
});
/** Label of the select: hidden on a phone for lack of space, where its options are self-explanatory. */
export const label = style({
  flex: 'none',
  ...finePrint,
  '@media': {
    'screen and (max-width: 67.99rem)': unseen,
  },
});
export const control = style([
  select,
  {
    minHeight: '2.75rem',
    paddingBlock: theme.space.x2,
    backgroundColor: 'transparent',
    textOverflow: 'ellipsis',
    '@media': { [breakpoint.desktop]: { width: '13rem' } },
  },
]);
