import { createFileRoute } from '@tanstack/react-router';
import { journalHead, journalLoader, journalSsr } from '@voyage/journal/pages/journal-route.ts';
import { JournalPage } from '@voyage/journal/pages/JournalPage.tsx';
import { journalQuerySchema } from '@voyage/routes/journal-query.ts';

export const Route = createFileRoute('/$lang/experience-share/$category')({
  ssr: journalSsr,
  validateSearch: journalQuerySchema,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params: { category }, deps }) => journalLoader(context, { category }, deps),
  head: ({ match, params: { category }, loaderData }) => journalHead(match, { category }, loaderData),
  component: Page,
});

function Page() {
  const { category } = Route.useParams();
  return <JournalPage params={{ category }} query={Route.useSearch()} load={Route.useLoaderData()} />;
}
