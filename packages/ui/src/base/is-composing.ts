/**
 * Whether a key belongs to the conversion of an input method: the Enter that commits it and the Escape that gives
 * it up are not commands of the page. Safari sends the committing Enter after the end of the composition, with no
 * sign other than the key code that all browsers give to such keys.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
