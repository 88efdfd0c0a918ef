/**
 * Runs a task once the frame of the current event is painted, so that an expensive consequence of a press
 * does not delay what answers it. In a hidden page, which paints nothing, it runs at once.
 */
export function afterPaint(task: () => void): void {
  if (document.hidden) task();
  else requestAnimationFrame(() => setTimeout(task));
}
