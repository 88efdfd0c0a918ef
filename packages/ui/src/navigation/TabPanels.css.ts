import { style } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { tab as link } from './Tabs.css.ts';
import { finePrint } from '../base/looks.ts';

export const tab = style([
  link,
  {
    flex: 'none',
    gap: theme.space.x2,
    paddingInline: theme.space.x1,
    borderWidth: '0 0 2px',
    background: 'transparent',
    fontSize: theme.size.s16,
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: theme.color.text },
      '&[aria-selected=true]': { color: theme.color.text, borderBottomColor: theme.color.action },
      '&:disabled': { color: theme.color.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        borderBottomColor: 'Canvas',
        selectors: { '&[aria-selected=true]': { borderBottomColor: 'Highlight' } },
      },
    },
  },
]);
export const count = style({ ...finePrint, fontVariantNumeric: 'tabular-nums' });
/** Reserves space for a count of up to two digits that arrives after the tab. */
export const laterCount = style([count, { display: 'inline-block', minWidth: '3ch' }]);
export const panel = style({ paddingBlockStart: theme.space.x6, outlineOffset: 4 });
