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
  // What the router hands over includes what no schema knows, which no link of the page passes on.
  const query = Route.useSearch({ select: readSearchQuery, structuralSharing: true });
  return <ResultsPage query={query} load={Route.useLoaderData()} />;
}
