import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { finePrint } from '@voyage/ui/base/looks.ts';
import { line as skeleton } from '@voyage/ui/feedback/Skeletons.css.ts';

export const space = style({
  display: 'grid',
  '@media': { [breakpoint.tablet]: { selectors: { '&[data-align=end]': { textAlign: 'end' } } } },
});
export const lines = style({ gridArea: '1 / 1' });
/** As high as with a text. */
export const line = style({ '::before': { content: '"\\200b"' } });
/** A line of text to come; without scripts none does. */
export const bar = style([
  skeleton,
  {
    display: 'inline-block',
    width: '55%',
    verticalAlign: 'baseline',
    '@media': { '(scripting: none)': { display: 'none' } },
  },
]);
export const instead = style({
  gridArea: '1 / 1',
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.x1,
  ...finePrint,
});
/** Only without scripts. */
export const withoutScripts = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'inline' } },
});
