import { createFileRoute } from '@tanstack/react-router';
import { resultsHead, resultsLoader } from '@voyage/stays/pages/results-route.ts';
import { ResultsPage } from '@voyage/stays/pages/ResultsPage.tsx';
import { searchQuerySchema } from '@voyage/routes/stay-query.ts';

export const Route = createFileRoute('/$lang/hotel/search')({
  validateSearch: searchQuerySchema,
  loaderDeps: ({ search }) => search,
  loader: resultsLoader,
  head: resultsHead,
  component: Page,
});

function Page() {
  return <ResultsPage query={Route.useSearch()} load={Route.useLoaderData()} />;
}
