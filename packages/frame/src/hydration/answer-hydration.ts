import type { DragEvent } from 'react';

/** As `onDragCapture`: says that the element which is asked is React's, which dispatches the question only then (hold-until-hydrated.ts). */
export const answerHydration = (event: DragEvent): void => {
  if (!event.isTrusted) event.preventDefault();
};
