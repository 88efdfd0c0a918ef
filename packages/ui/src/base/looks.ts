import { theme } from '@voyage/themes/contract.css.ts';

// What many styles begin with: spread into them, it adds no class.

type Space = keyof typeof theme.space;
type Gap = Space | 0;
const length = (gap: Gap) => (gap === 0 ? '0' : theme.space[gap]);
const gaps = (row: Gap, column?: Space) => (column ? `${length(row)} ${length(column)}` : length(row));

/** Below one another, this far apart; with a second distance also beside one another. */
export const rows = (gap: Gap, columnGap?: Space) =>
  ({ display: 'grid', gap: gaps(gap, columnGap) }) as const;
/** `rows` that are never wider than what they are in: what is too long for it wraps. */
export const column = (gap: Gap, columnGap?: Space) =>
  ({ ...rows(gap, columnGap), gridTemplateColumns: 'minmax(0, 1fr)' }) as const;
/** Beside one another, on one line, in its middle. */
export const beside = (gap: Space) =>
  ({ display: 'flex', alignItems: 'center', gap: theme.space[gap] }) as const;
/** Beside one another, on one line, each as tall as the tallest. */
export const inRow = (gap: Space) => ({ display: 'flex', gap: theme.space[gap] }) as const;
/** Beside one another, on as many lines as it takes. */
export const wrapping = (gap: Gap, columnGap?: Space) =>
  ({ display: 'flex', flexWrap: 'wrap', gap: gaps(gap, columnGap) }) as const;

/** In the middle of its own place. */
export const centred = { display: 'grid', placeItems: 'center' } as const;
/** Over all of what it is in. */
export const covering = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;
/** A row that a finger swipes through, one after another. */
export const swiped = {
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
} as const;
/** Not to be seen, but read aloud. */
export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** The line between things. */
export const line = `1px solid ${theme.color.hairline}`;
/** An item of a list, below its line. */
export const ruled = (paddingBlock: Space) =>
  ({ borderTop: line, paddingBlock: theme.space[paddingBlock] }) as const;
/** What begins below a line, this far from it. */
export const belowLine = (paddingBlockStart: Space) =>
  ({ borderTop: line, paddingBlockStart: theme.space[paddingBlockStart] }) as const;
/** Set apart by an ornamental line at its start. */
export const marked = (paddingInlineStart: Space) =>
  ({
    borderInlineStart: `2px solid ${theme.color.ornament}`,
    paddingInlineStart: theme.space[paddingInlineStart],
  }) as const;
export const displayFace = {
  fontFamily: theme.font.display,
  fontWeight: theme.font.displayWeight,
} as const;
export const smallText = { fontSize: theme.size.s14, lineHeight: 1.5 } as const;
/** Of a text as many lines as `WebkitLineClamp` says. */
export const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;
export const finePrint = { fontSize: theme.size.s14, color: theme.color.secondary } as const;

/** A line that is pressed, high enough for a finger. */
export const pressable = { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' } as const;
/** `pressable` across its whole place. */
export const pressableLine = { ...pressable, display: 'flex' } as const;
/** An icon that is pressed, large enough for a finger. */
export const pressableIcon = {
  ...centred,
  width: '2.75rem',
  height: '2.75rem',
} as const;
/** A button that does not look like one. */
export const unstyledButton = {
  padding: 0,
  border: 0,
  background: 'transparent',
  cursor: 'pointer',
} as const;
export const underlined = {
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
} as const;
/** A button that looks like a link: a secondary action. */
export const linkButton = {
  ...pressable,
  ...unstyledButton,
  color: theme.color.text,
  textAlign: 'start',
  ...underlined,
  selectors: { '&:hover': { color: theme.color.action } },
} as const;
/** A card above the page. */
export const raised = {
  background: theme.color.raised,
  border: line,
  borderRadius: theme.radius.card,
} as const;
/** The frame of a picture that fills it. */
export const frame = { display: 'grid', overflow: 'hidden', borderRadius: theme.radius.picture } as const;
/** A label with a hairline inside its edge. */
export const engraved = {
  position: 'relative',
  background: theme.color.panel,
  '::before': {
    content: '',
    position: 'absolute',
    inset: theme.space.x3,
    border: `1px solid ${theme.color.ornament}`,
    borderRadius: `calc(${theme.radius.picture} / 2)`,
    pointerEvents: 'none',
  },
} as const;
/** What stands at both ends of a line, and below each other if it is too narrow. */
export const spaceBetween = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' } as const;
/** One line, which ends with an ellipsis where it is cut off. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** The name of something, which is its link: underlined while the pointer is on it. */
export const nameLink = {
  textDecoration: 'none',
  selectors: {
    '&:hover': {
      color: theme.color.action,
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.2em',
    },
  },
} as const;

/** What opens a fold in small print. */
export const foldSummary = {
  width: 'fit-content',
  ...pressableLine,
  cursor: 'pointer',
  ...finePrint,
  ...underlined,
  selectors: { '&:hover': { color: theme.color.action }, '&::-webkit-details-marker': { display: 'none' } },
} as const;
