import type { Meta, StoryObj } from '@storybook/react-vite';
import { RequestFailure } from '@voyage/api-client/failure.ts';
import { LazyLayer } from '@voyage/site-core/errors/LazyLayer.tsx';
import { LazyPart } from '@voyage/site-core/errors/LazyPart.tsx';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { lazyPart } from '@voyage/ui/feedback/lazy-part.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

export default { title: 'Pages/Loaded on request', tags: ['!autodocs'] } satisfies Meta;

let isUnavailable = true;
async function load() {
  // As where its script cannot be fetched.
  if (isUnavailable) throw new RequestFailure('network');
  return { default: () => <p>R8KQ2M</p> };
}

function Page() {
  // Not loaded by an earlier visit.
  const [Part] = useState(() => lazyPart(load));
  const [isOpen, open] = useState(false);
  return (
    <div className={container}>
      <h1>V2MTPS3Y5X</h1>
      <Button onClick={() => open(true)}>{String(isOpen)}</Button>
      {isOpen && (
        <LazyLayer onFailed={() => open(false)}>
          <Part />
        </LazyLayer>
      )}
    </div>
  );
}

/**
 * A part that cannot be loaded says so, as often as it is asked for; the page that it belongs to stays. Once the
 * connection is back, it loads.
 */
export const Unavailable: StoryObj = pageStory(
  { at: 'user', search: noQuery, page: Page, member: true },
  {
    play: async (context) => {
      const { t } = wordsOf(context);
      const page = within(context.canvasElement);
      isUnavailable = true;
      for (let press = 0; press < 2; press++) {
        await userEvent.click(await page.findByRole('button', { name: 'false' }));
        await userEvent.click(await screen.findByRole('button', { name: t('site.dismiss') }));
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('V2MTPS3Y5X');
      isUnavailable = false;
      await waitFor(
        async () => {
          await userEvent.click(page.getByRole('button', { name: /true|false/ }));
          await expect(page.getByText('R8KQ2M')).toBeVisible();
        },
        { interval: 500 },
      );
    },
  },
);

function PageAround() {
  const [Part] = useState(() => {
    isUnavailable = true;
    return lazyPart(load);
  });
  return (
    <div className={container}>
      <h1>V2MTPS3Y5X</h1>
      <LazyPart fallback={<p>…</p>}>
        <Part />
      </LazyPart>
    </div>
  );
}

/** The same for a part that belongs to the page from the start: its place says so, with a retry. */
export const UnavailableInPlace: StoryObj = pageStory(
  { at: 'user', search: noQuery, page: PageAround, member: true },
  {
    play: async (context) => {
      const { t } = wordsOf(context);
      const page = within(context.canvasElement);
      await expect(await page.findByText(t('error.network'))).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('V2MTPS3Y5X');
      isUnavailable = false;
      await waitFor(
        async () => {
          const again = page.queryByRole('button', { name: t('site.retry') });
          if (again) await userEvent.click(again);
          await expect(page.getByText('R8KQ2M')).toBeVisible();
        },
        { interval: 500 },
      );
    },
  },
);
