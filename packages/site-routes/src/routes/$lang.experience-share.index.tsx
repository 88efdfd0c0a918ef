import { createFileRoute } from '@tanstack/react-router';
import { journalHead, journalLoader, journalSsr } from '@voyage/journal/pages/journal-route.ts';
import { JournalPage } from '@voyage/journal/pages/JournalPage.tsx';
import { journalQuerySchema } from '@voyage/routes/journal-query.ts';

export const Route = createFileRoute('/$lang/experience-share/')({
  ssr: journalSsr,
  validateSearch: journalQuerySchema,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => journalLoader(context, {}, deps),
  head: ({ match, loaderData }) => journalHead(match, {}, loaderData),
  component: () => <JournalPage params={{}} query={Route.useSearch()} load={Route.useLoaderData()} />,
});
