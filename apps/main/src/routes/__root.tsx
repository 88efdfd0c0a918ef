import { createRootRouteWithContext } from '@tanstack/react-router';
import { Document } from '@voyage/site/Document.tsx';
import type { SiteContext } from '@voyage/site/site-context.ts';

export const Route = createRootRouteWithContext<SiteContext>()({ component: Document });
