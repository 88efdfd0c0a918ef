import { createFileRoute } from '@tanstack/react-router';
import { notFoundHead, NotFoundPage } from '@voyage/features/editorial/src/pages/NotFoundPage.tsx';

export const Route = createFileRoute('/$lang/404')({ head: notFoundHead, component: NotFoundPage });
