import { expect, waitFor } from 'storybook/test';

/** Waits until every part that comes by itself (lazyWhenVisible) is there, but those that show nothing in this story. */
export const allParts = (canvas: HTMLElement, showNothing = 0): Promise<void> =>
  waitFor(() => {
    const parts = [...canvas.querySelectorAll('[data-deferred]')];
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.filter(({ childElementCount }) => childElementCount === 0)).toHaveLength(showNothing);
  });
