import { createFileRoute } from '@tanstack/react-router';
import { journalHead, journalLoader, journalSsr } from '@voyage/journal/pages/journal-route.ts';
import { JournalPage } from '@voyage/journal/pages/JournalPage.tsx';
import { journalQuerySchema } from '@voyage/routes/journal-query.ts';

export const Route = createFileRoute('/$lang/experience-share/tag/$tag')({
  ssr: journalSsr,
  validateSearch: journalQuerySchema,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params: { tag }, deps }) => journalLoader(context, { tag }, deps),
  head: ({ match, params: { tag }, loaderData }) => journalHead(match, { tag }, loaderData),
  component: Page,
});

function Page() {
  const { tag } = Route.useParams();
  return <JournalPage params={{ tag }} query={Route.useSearch()} load={Route.useLoaderData()} />;
}
