import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { two } from '@voyage/ui/content/summary-columns.css.ts';
import { foldSummary, marked, pressableLine, rows } from '@voyage/ui/base/looks.ts';

export { aside, back, columns, legend, part, two } from '@voyage/ui/content/summary-columns.css.ts';
/** As wide as the panel in it: the focus ring surrounds the panel, not the page. */
export const booked = style({ maxWidth: '36rem', marginInline: 'auto' });
export const steps = style({ paddingTop: theme.space.x6 });
/** Fields with hints of different lengths: the controls are aligned. */
export const hinted = style([two, { alignItems: 'end' }]);
export const checks = style({
  display: 'grid',
  columnGap: theme.space.x6,
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export { errorNotice as notice } from '@voyage/ui/feedback/error-panel.css.ts';
export const credit = style({ ...marked('x4'), ...rows('x1') });
/** Information, not an error. */
export const advice = style(marked('x4'));
export const fold = style(foldSummary);
export const more = style(rows('x4'));
export const moreButton = style({
  ...pressableLine,
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  textDecorationThickness: 1,
});
/** Alternatives to a sold-out room, in place of the form. */
export const soldOut = style({
  ...rows('x6'),
  padding: theme.space.x5,
  background: theme.color.panel,
  borderRadius: theme.radius.card,
});
export const unavailable = style({
  ...rows('x10'),
  paddingBlock: `${theme.space.x12} ${theme.space.x20}`,
});
