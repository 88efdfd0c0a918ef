import { expect, waitFor } from 'storybook/test';

/**
 * Waits until every lazy part (lazyWhenVisible) has loaded, except for those that render nothing in
 * this story.
 */
export const allParts = (canvas: HTMLElement, showNothing = 0): Promise<void> =>
  waitFor(() => {
    const parts = [...canvas.querySelectorAll('[data-deferred]')];
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.filter(({ childElementCount }) => childElementCount === 0)).toHaveLength(showNothing);
  });
