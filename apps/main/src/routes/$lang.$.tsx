import { createFileRoute } from '@tanstack/react-router';
import { toNotFound } from '@voyage/site/guards.ts';

export const Route = createFileRoute('/$lang/$')({ beforeLoad: toNotFound });
