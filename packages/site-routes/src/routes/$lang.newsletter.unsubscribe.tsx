import { createFileRoute } from '@tanstack/react-router';
import { newsletterUnsubscribeHead } from '@voyage/company/pages/newsletter-route.ts';
import { NewsletterUnsubscribePage } from '@voyage/company/pages/NewsletterUnsubscribePage.tsx';
import { tokenQuerySchema } from '@voyage/routes/account-query.ts';

export const Route = createFileRoute('/$lang/newsletter/unsubscribe')({
  validateSearch: tokenQuerySchema,
  head: newsletterUnsubscribeHead,
  component: () => <NewsletterUnsubscribePage token={Route.useSearch().token} />,
});
