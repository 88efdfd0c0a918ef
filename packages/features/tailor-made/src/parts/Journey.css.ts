import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { errorLine } from '@voyage/ui/feedback/error-panel.css.ts';
import { belowLine, column, raised, rows } from '@voyage/ui/base/looks.ts';

export const journeys = style({ ...rows('x8'), paddingBlockEnd: theme.space.section });
export const failed = style([errorLine, { rowGap: theme.space.x4 }]);
export const journey = style({
  ...column('x8'),
  padding: theme.space.x6,
  ...raised,
  '@media': {
    [breakpoint.tablet]: { padding: theme.space.x8 },
    [breakpoint.desktop]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      columnGap: theme.space.x16,
    },
  },
});
export const facts = style({ ...rows('x2'), alignContent: 'start', overflowWrap: 'anywhere' });
export const next = style({
  ...rows('x4'),
  justifyItems: 'start',
  marginBlockStart: theme.space.x4,
  ...belowLine('x4'),
});
export const order = style({ ...rows('x2'), justifyItems: 'start' });
/** Stacked along a line that is solid up to the current stage. */
export const stages = style({ display: 'grid' });
export const stage = style({
  position: 'relative',
  ...rows(0, 'x3'),
  paddingInlineStart: theme.space.x8,
  paddingBlockEnd: theme.space.x4,
  borderInlineStart: `2px solid ${theme.color.hairline}`,
  marginInlineStart: theme.space.x2,
  color: theme.color.secondary,
  selectors: {
    '&[data-state=done]': { borderInlineStartColor: theme.color.action, color: theme.color.text },
    '&[data-state=now]': { color: theme.color.text, fontWeight: 600 },
    '&:last-child': { borderInlineStartColor: 'transparent', paddingBlockEnd: 0 },
  },
});
export const mark = style({
  position: 'absolute',
  insetInlineStart: 'calc(-0.5rem - 1px)',
  insetBlockStart: '0.3rem',
  width: '1rem',
  height: '1rem',
  borderRadius: theme.radius.round,
  border: `2px solid ${theme.color.border}`,
  background: theme.color.raised,
  selectors: {
    [`${stage}[data-state=done] &`]: { borderColor: theme.color.action, background: theme.color.action },
    [`${stage}[data-state=now] &`]: { borderColor: theme.color.action },
  },
});
