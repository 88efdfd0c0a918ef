const content = () => document.getElementById('content');
let height = 0;

/** Height of the page being left, in px. */
export const previousHeight = (): number => height;
/** Call when a page is about to be left. */
export const recordHeight = (): void => void (height = content()?.offsetHeight ?? 0);

/**
 * If the focused element was removed with the last page, moves the focus to the new page rather than the top
 * of the document.
 */
export function restoreFocus(): void {
  if (document.activeElement === document.body) content()?.focus({ preventScroll: true });
}
