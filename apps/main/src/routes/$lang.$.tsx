import { createFileRoute } from '@tanstack/react-router';
import { elsewhere } from '@voyage/frame/session/guards.ts';
import { pages } from '../pages.ts';

export const Route = createFileRoute('/$lang/$')({ beforeLoad: elsewhere(pages) });
