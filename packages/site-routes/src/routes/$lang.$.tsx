import { createFileRoute } from '@tanstack/react-router';
import { redirectUnknownRoute } from '@voyage/frame/session/guards.ts';

export const Route = createFileRoute('/$lang/$')({ beforeLoad: redirectUnknownRoute });
