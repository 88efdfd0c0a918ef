import { createRootRouteWithContext } from '@tanstack/react-router';
import { Document, DocumentFailure } from '@voyage/frame/layout/Document.tsx';
import type { SiteContext } from '@voyage/frame/router/site-context.ts';

export const Route = createRootRouteWithContext<SiteContext>()({
  component: Document,
  errorComponent: DocumentFailure,
});
