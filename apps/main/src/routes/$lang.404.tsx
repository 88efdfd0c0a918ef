import { createFileRoute } from '@tanstack/react-router';
import { notFoundHead } from '@voyage/features/editorial/src/pages/not-found-route.ts';
import { NotFoundPage } from '@voyage/features/editorial/src/pages/NotFoundPage.tsx';

export const Route = createFileRoute('/$lang/404')({ head: notFoundHead, component: NotFoundPage });
