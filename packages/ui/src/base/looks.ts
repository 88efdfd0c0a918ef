import { theme } from '@voyage/themes/contract.css.ts';

// What many styles begin with: spread into them, it adds no class.

type Space = keyof typeof theme.space;
const gaps = (row: Space, column?: Space) =>
  column ? `${theme.space[row]} ${theme.space[column]}` : theme.space[row];

/** Below one another, this far apart; with a second distance also beside one another. */
export const rows = (gap: Space, columnGap?: Space) =>
  ({ display: 'grid', gap: gaps(gap, columnGap) }) as const;
/** `rows` that are never wider than what they are in: what is too long for it wraps. */
export const column = (gap: Space, columnGap?: Space) =>
  ({ ...rows(gap, columnGap), gridTemplateColumns: 'minmax(0, 1fr)' }) as const;
/** Beside one another, on one line. */
export const beside = (gap: Space) =>
  ({ display: 'flex', alignItems: 'center', gap: theme.space[gap] }) as const;
/** Beside one another, on as many lines as it takes. */
export const wrapping = (gap: Space, columnGap?: Space) =>
  ({ display: 'flex', flexWrap: 'wrap', gap: gaps(gap, columnGap) }) as const;

/** The line between things. */
export const line = `1px solid ${theme.color.hairline}`;
/** An item of a list, below its line. */
export const ruled = (paddingBlock: Space) =>
  ({ borderTop: line, paddingBlock: theme.space[paddingBlock] }) as const;
/** Set apart by an ornamental line at its start. */
export const marked = (paddingInlineStart: Space) =>
  ({
    borderInlineStart: `2px solid ${theme.color.ornament}`,
    paddingInlineStart: theme.space[paddingInlineStart],
  }) as const;
export const finePrint = { fontSize: theme.size.s14, color: theme.color.secondary } as const;

/** A line that is pressed, high enough for a finger. */
export const pressable = { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' } as const;
/** An icon that is pressed, large enough for a finger. */
export const pressableIcon = {
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
} as const;
/** A button that does not look like one. */
export const bare = { padding: 0, border: 0, background: 'transparent', cursor: 'pointer' } as const;
/** A button that looks like a link: a secondary action. */
export const linkButton = {
  ...pressable,
  ...bare,
  color: theme.color.text,
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
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
/** What stands at both ends of a line, and below each other if it is too narrow. */
export const apart = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' } as const;
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
