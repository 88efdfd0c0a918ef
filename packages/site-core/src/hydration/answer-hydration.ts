import type { DragEvent } from 'react';

/**
 * Used as `onDragCapture`: confirms that React handles the event's target, since React dispatches it only
 * then (hold-until-hydrated.ts).
 */
export const answerHydration = (event: DragEvent): void => {
  if (!event.isTrusted) event.preventDefault();
};
