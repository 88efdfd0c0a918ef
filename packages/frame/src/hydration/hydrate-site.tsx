import { accessOf } from '@voyage/routes/access.ts';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { RouterProvider, type AnyRouter } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { watchChunkFailures } from '../errors/chunk-failures.ts';
import { PlainFailure } from '../errors/PlainFailure.tsx';
import { answerHydration } from './answer-hydration.ts';
import { localeOf } from '../preferences/language.ts';

/**
 * Takes the rendered page over. The router's own way, not Start's: that one brings what calls server functions,
 * with the library that writes and reads their arguments, a twelfth of the script, and the sites have a service instead.
 * Not by its `RouterClient` either, which leaves an empty document where the page's words or script cannot be had.
 */
export async function hydrateSite(router: AnyRouter): Promise<void> {
  watchChunkFailures(router);
  try {
    await hydrate(router);
  } catch (error) {
    console.error(error);
    return showFailure();
  } finally {
    window.$_TSR?.h();
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
}

/** A page that the server rendered is read on as it is, its links are the browser's; one that the browser was to render says that it cannot be shown. */
function showFailure(): void {
  const content = document.getElementById('content');
  if (content && accessOf(location.pathname) === 'member')
    createRoot(content).render(
      <div onDragCapture={answerHydration}>
        <PlainFailure locale={localeOf(location.pathname)} />
      </div>,
    );
}
