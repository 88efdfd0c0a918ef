/**
 * Call when a page was rendered. The router keeps the position of an entry of the browser's history only if it was
 * scrolled after it was rendered, which a list may not be that was sorted, or that is under its map.
 */
export const keepPosition = (): void => void document.dispatchEvent(new Event('scroll'));
