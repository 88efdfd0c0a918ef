import { expect, waitFor } from 'storybook/test';

/** Waits until the page has led to another one, whose address below the language is as given. */
export const waitForAddress = (canvas: HTMLElement, address: RegExp): Promise<void> =>
  waitFor(() =>
    expect(
      /→ \/[\w-]+\/(.*)$/.exec(canvas.querySelector('[data-elsewhere]')?.textContent ?? '')?.[1],
    ).toMatch(address),
  );
