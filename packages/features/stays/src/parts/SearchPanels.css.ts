import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@voyage/themes/contract.css.ts';
import { finePrint, line, oneLine, raised, rows } from '@voyage/ui/base/looks.ts';

const frame = style({
  position: 'absolute',
  top: `calc(100% + ${theme.space.x2})`,
  zIndex: 1,
  maxWidth: '100%',
  maxHeight: 'calc(100dvh - 6rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: theme.space.x5,
  ...raised,
  color: theme.color.text,
  boxShadow: theme.shadow.raised,
  outline: 'none',
  scrollMarginBlock: `5.5rem ${theme.space.x4}`,
  selectors: { '&[data-above]': { top: 'auto', bottom: `calc(100% + ${theme.space.x2})` } },
});
/** Fixed height, so that nothing moves while typing. */
const listPanel = { width: '30rem', height: '27rem', overflow: 'hidden', padding: 0 } as const;
export const panel = styleVariants({
  place: [frame, listPanel],
  dates: [frame, { width: '46rem' }],
  party: [frame, { width: '26rem' }],
});

export const place = style({
  outline: 'none',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  selectors: { [`${frame} > &`]: { height: '100%', padding: `${theme.space.x4} ${theme.space.x4} 0` } },
});
export const options = style({
  paddingBlock: theme.space.x3,
  outline: 'none',
  selectors: {
    [`${frame} &`]: { flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
  },
});
export const group = style({
  padding: `${theme.space.x3} ${theme.space.x3} ${theme.space.x1}`,
  ...finePrint,
  fontWeight: 600,
});
export const option = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.space.x3,
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: `${theme.space.x2} ${theme.space.x3}`,
  cursor: 'pointer',
  borderRadius: theme.radius.control,
  outline: 'none',
  selectors: {
    '&[data-focused], &[data-hovered]': { background: theme.color.panel },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${theme.color.focus}` },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});
export const icon = style({ gridRow: 'span 2', color: theme.color.secondary });
export const name = style({ lineHeight: 1.4 });
export const marked = style({
  background: 'none',
  color: 'inherit',
  fontWeight: 600,
  textDecoration: `underline 2px ${theme.color.ornament}`,
  textUnderlineOffset: '0.25em',
});
/** The name that was typed, beside the one that is displayed. */
export const matched = style({ marginInlineStart: theme.space.x1, ...finePrint });
export const detail = style({
  ...finePrint,
  lineHeight: 1.4,
  selectors: { '&:empty': { display: 'none' } },
});
export const none = style({ padding: theme.space.x3 });
export const problem = style({ paddingBlockStart: theme.space.x3, color: theme.color.secondary });
/** What a search misses, in the panel that it opens. */
export const fault = style({
  paddingBlock: theme.space.x2,
  selectors: { [`${frame} > &`]: { paddingBlockStart: 0 } },
});
export const forget = style({
  alignSelf: 'start',
  minHeight: '2.75rem',
  padding: `0 ${theme.space.x3}`,
  border: 0,
  background: 'transparent',
  color: theme.color.secondary,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: { '&:hover': { color: theme.color.action } },
});

/** As tall as its text from the start. */
export const hints = style({ minHeight: '1.5em', textAlign: 'center' });
export const done = style({
  display: 'flex',
  justifyContent: 'flex-end',
});

export const sheet = style({ ...rows('x5'), alignContent: 'start' });
/**
 * Stays in view above a long list: a pressed option gives the focus back to the field, which must not scroll the list
 * away under the pointer.
 */
export const field = style({
  selectors: {
    [`${sheet} &`]: {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      marginBlock: `calc(-1 * ${theme.space.x2})`,
      paddingBlock: theme.space.x2,
      background: theme.color.page,
    },
  },
});
export const steps = style({
  display: 'grid',
  gap: 1,
  background: theme.color.hairline,
  border: line,
  borderRadius: theme.radius.control,
  overflow: 'hidden',
});
export const step = style({
  ...rows('x3'),
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  alignItems: 'center',
  width: '100%',
  minHeight: '2.75rem',
  padding: `${theme.space.x2} ${theme.space.x4}`,
  textAlign: 'start',
  border: 0,
  background: theme.color.page,
  color: theme.color.text,
  cursor: 'pointer',
  outlineOffset: '-3px',
  selectors: {
    '&[aria-current]': { background: theme.color.raised, boxShadow: `inset 3px 0 ${theme.color.action}` },
  },
});
export const stepLabel = style(finePrint);
export const stepValue = style({
  fontWeight: 600,
  ...oneLine,
});
export const actions = style({
  ...rows('x3'),
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  width: '100%',
});
