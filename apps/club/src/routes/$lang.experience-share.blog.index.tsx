import { createFileRoute } from '@tanstack/react-router';
import { toJournal } from '@voyage/features/journal/src/pages/article-route.ts';

export const Route = createFileRoute('/$lang/experience-share/blog/')({ beforeLoad: toJournal });
