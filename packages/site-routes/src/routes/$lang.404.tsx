import { createFileRoute } from '@tanstack/react-router';
import { notFoundHead } from '@voyage/company/pages/not-found-route.ts';
import { NotFoundPage } from '@voyage/company/pages/NotFoundPage.tsx';

export const Route = createFileRoute('/$lang/404')({ head: notFoundHead, component: NotFoundPage });
