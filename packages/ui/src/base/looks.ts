import { theme } from '@voyage/themes/contract.css.ts';

// What many styles begin with: spread into them, it adds no class.

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
  border: `1px solid ${theme.color.hairline}`,
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
