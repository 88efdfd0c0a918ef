/**
 * Keeps room for the focus rings of cards (their width and offset, in px) in a row that scrolls sideways, which
 * would clip them. Nothing else moves.
 */
export const focusRingSpace = {
  block: { paddingBlock: 6, marginBlock: -6 },
  inline: { paddingInline: 6, marginInline: -6, scrollPaddingInline: 6 },
};
