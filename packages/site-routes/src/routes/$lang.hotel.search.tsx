import { createFileRoute } from '@tanstack/react-router';
import { newResults, resultsHead, resultsLoader } from '@voyage/stays/pages/results-route.ts';
import { ResultsPage } from '@voyage/stays/pages/ResultsPage.tsx';
import { readSearchQuery, searchQuerySchema } from '@voyage/routes/stay-query.ts';

export const Route = createFileRoute('/$lang/hotel/search')({
  validateSearch: searchQuerySchema,
  loaderDeps: ({ search }) => newResults(search),
  loader: ({ context, location }) => resultsLoader({ context, deps: readSearchQuery(location.search) }),
  head: resultsHead,
  component: Page,
});

function Page() {
  return <ResultsPage query={Route.useSearch()} load={Route.useLoaderData()} />;
}
