import { RouterClient } from '@tanstack/react-router/ssr/client';
import type { AnyRouter } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Takes the rendered page over. The router's own way, not Start's: that one brings what calls server functions,
 * with the library that writes and reads their arguments, a twelfth of the script, and the sites have a service instead.
 */
export function hydrateSite(router: AnyRouter): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}
