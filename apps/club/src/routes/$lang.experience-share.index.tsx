import { createFileRoute } from '@tanstack/react-router';
import { journalHead, journalLoader, journalSsr } from '@voyage/journal/pages/journal-route.ts';
import { JournalPage } from '@voyage/journal/pages/JournalPage.tsx';
import { readJournalQuery } from '@voyage/routes/journal-query.ts';

export const Route = createFileRoute('/$lang/experience-share/')({
  ssr: journalSsr,
  validateSearch: readJournalQuery,
  loaderDeps: ({ search }) => search,
  loader: journalLoader,
  head: journalHead,
  component: JournalPage,
});
