import { createRootRouteWithContext } from '@tanstack/react-router';
import { Document, DocumentFailure } from '@voyage/site-chrome/layout/Document.tsx';
import type { SiteContext } from '@voyage/site-core/context/site-context.ts';

export const Route = createRootRouteWithContext<SiteContext>()({
  component: Document,
  errorComponent: DocumentFailure,
});
