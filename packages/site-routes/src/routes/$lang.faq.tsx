import { createFileRoute } from '@tanstack/react-router';
import { faqHead, faqLoader } from '@voyage/company/pages/faq-route.ts';
import { FaqPage } from '@voyage/company/pages/FaqPage.tsx';
import { faqQuerySchema } from '@voyage/routes/faq-query.ts';

export const Route = createFileRoute('/$lang/faq')({
  validateSearch: faqQuerySchema,
  loader: faqLoader,
  head: faqHead,
  component: Page,
});

function Page() {
  const { tab } = Route.useSearch();
  return <FaqPage faq={Route.useLoaderData()} tab={tab} />;
}
