import { accessOf } from '@voyage/routes/access.ts';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { RouterProvider, type AnyRouter } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { watchChunkFailures } from '../errors/chunk-failures.ts';
import { PlainFailure } from '../errors/PlainFailure.tsx';
import { answerHydration } from './answer-hydration.ts';
import { localeOf } from '../context/language.ts';

/**
 * Hydrates the server-rendered page with the router itself rather than Start: Start adds a client for server
 * functions, with a serialisation library, a twelfth of the script, and these sites use a service instead.
 * Nor with `RouterClient`, which leaves an empty document if messages or scripts fail to load.
 */
export async function hydrateSite(createRouter: () => AnyRouter): Promise<void> {
  // a task of its own, after that of evaluating the scripts: each takes a slow phone 50 ms and more
  await new Promise((done) => setTimeout(done));
  const router = createRouter();
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

/**
 * A server-rendered page stays readable as it is, with working links; a page rendered only in the browser
 * shows an error.
 */
function showFailure(): void {
  const content = document.getElementById('content');
  if (content && accessOf(location.pathname) === 'member')
    createRoot(content).render(
      <div onDragCapture={answerHydration}>
        <PlainFailure locale={localeOf(location.pathname)} />
      </div>,
    );
}
