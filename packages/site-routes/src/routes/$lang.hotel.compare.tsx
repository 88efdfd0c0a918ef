import { createFileRoute } from '@tanstack/react-router';
import { compareHead, compareLoader } from '@voyage/stays/pages/compare-route.ts';
import { ComparePage } from '@voyage/stays/pages/ComparePage.tsx';
import { compareQuerySchema } from '@voyage/routes/compare-query.ts';

export const Route = createFileRoute('/$lang/hotel/compare')({
  validateSearch: compareQuerySchema,
  loaderDeps: ({ search: { hotels } }) => ({ hotels }),
  loader: compareLoader,
  head: compareHead,
  component: () => <ComparePage query={Route.useSearch()} load={Route.useLoaderData()} />,
});
