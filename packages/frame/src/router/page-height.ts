const content = () => document.getElementById('content');
let height = 0;

/** How tall the page was that is being left, in px. */
export const previousHeight = (): number => height;
/** To be called when a page is about to be left. */
export const recordHeight = (): void => void (height = content()?.offsetHeight ?? 0);

/** Whoever was on something that went with the last page goes on in the new one, not at the top of the document. */
export function restoreFocus(): void {
  if (document.activeElement === document.body) content()?.focus({ preventScroll: true });
}
