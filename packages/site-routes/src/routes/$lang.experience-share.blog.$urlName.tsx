import { createFileRoute } from '@tanstack/react-router';
import { articleHead, articleLoader } from '@voyage/journal/pages/article-route.ts';
import { ArticlePage } from '@voyage/journal/pages/ArticlePage.tsx';
import { journalSsr } from '@voyage/journal/pages/journal-route.ts';
import { draftQuerySchema } from '@voyage/routes/journal-query.ts';

export const Route = createFileRoute('/$lang/experience-share/blog/$urlName')({
  ssr: journalSsr,
  validateSearch: draftQuerySchema,
  loaderDeps: ({ search }) => search,
  loader: articleLoader,
  head: articleHead,
  component: Page,
});

function Page() {
  const { urlName } = Route.useParams();
  const { isDraft } = Route.useSearch();
  const { caption } = Route.useLoaderData();
  return <ArticlePage urlName={urlName} isDraft={isDraft} caption={caption} />;
}
