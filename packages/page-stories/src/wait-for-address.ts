import { expect, waitFor } from 'storybook/test';

/** Waits until the page has navigated to the given address below the language. */
export const waitForAddress = (canvas: HTMLElement, address: RegExp): Promise<void> =>
  waitFor(() =>
    expect(
      /→ \/[\w-]+\/(.*)$/.exec(canvas.querySelector('[data-elsewhere]')?.textContent ?? '')?.[1],
    ).toMatch(address),
  );
