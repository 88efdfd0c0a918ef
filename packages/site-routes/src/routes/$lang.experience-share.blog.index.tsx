import { createFileRoute } from '@tanstack/react-router';
import { toJournal } from '@voyage/journal/pages/article-route.ts';

export const Route = createFileRoute('/$lang/experience-share/blog/')({ beforeLoad: toJournal });
