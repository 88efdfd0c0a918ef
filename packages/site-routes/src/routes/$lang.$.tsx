import { createFileRoute } from '@tanstack/react-router';
import { refuseUnknownRoute } from '@voyage/site-core/session/guards.ts';

export const Route = createFileRoute('/$lang/$')({ beforeLoad: refuseUnknownRoute });
