import { createFileRoute } from '@tanstack/react-router';
import { journalHead, journalLoader, journalSsr } from '@voyage/features/journal/src/pages/journal-route.ts';
import { JournalPage } from '@voyage/features/journal/src/pages/JournalPage.tsx';
import { readJournalQuery } from '@voyage/routes/journal-query.ts';

export const Route = createFileRoute('/$lang/experience-share/$category')({
  ssr: journalSsr,
  validateSearch: readJournalQuery,
  loaderDeps: ({ search }) => search,
  loader: journalLoader,
  head: journalHead,
  component: JournalPage,
});
