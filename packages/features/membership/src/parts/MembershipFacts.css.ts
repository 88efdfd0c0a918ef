import { style } from '@vanilla-extract/css';
import { breakpoint, theme } from '@voyage/themes/contract.css.ts';
import { displayFace, frame, line, raised, rows, smallText } from '@voyage/ui/base/looks.ts';

/** A heading on the left, its content on the right. */
export const part = style({
  ...rows('x8'),
  paddingBlock: theme.space.section,
  '@media': {
    [breakpoint.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', gap: theme.space.x20 },
  },
});
/** Consecutive sections on the page's own colour. */
export const ruled = style({
  borderTop: line,
  paddingBlock: `clamp(${theme.space.x12}, 6vw, ${theme.space.x20})`,
});
export const partPicture = style({
  display: 'none',
  '@media': {
    [breakpoint.desktop]: {
      ...frame,
      aspectRatio: theme.crop.card,
      marginTop: theme.space.x4,
    },
  },
});
export const partWords = style({ ...rows('x4'), alignContent: 'start' });
export const steps = style({ display: 'grid', counterReset: 'step' });
export const step = style({
  ...rows('x1', 'x4'),
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  paddingBlock: theme.space.x6,
  borderTop: line,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step) / ""',
    gridRow: 'span 2',
    ...displayFace,
    fontSize: theme.size.s36,
    lineHeight: 1,
    color: theme.color.action,
    fontVariantNumeric: 'lining-nums',
  },
});
export const stepText = style({ gridColumn: 2, maxWidth: '40rem' });
/** Two stays in a line: the time between them, and the resulting credits. */
export const examples = style({
  ...rows('x6'),
  marginTop: theme.space.x8,
  '@media': { [breakpoint.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const example = style({
  ...rows('x4'),
  alignContent: 'start',
  padding: theme.space.x6,
  ...raised,
});
export const stays = style({
  ...rows('x3'),
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  ...smallText,
});
export const stay = style({ ...rows('x1'), selectors: { '&:last-child': { textAlign: 'end' } } });
export const gap = style({
  alignSelf: 'center',
  minWidth: '5rem',
  textAlign: 'center',
  borderBottom: `1px dashed ${theme.color.border}`,
  paddingBlockEnd: theme.space.x1,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
