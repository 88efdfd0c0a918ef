import { createFileRoute } from '@tanstack/react-router';
import { newsletterConfirmHead } from '@voyage/company/pages/newsletter-route.ts';
import { NewsletterConfirmPage } from '@voyage/company/pages/NewsletterConfirmPage.tsx';
import { tokenQuerySchema } from '@voyage/routes/account-query.ts';

export const Route = createFileRoute('/$lang/newsletter/confirm')({
  validateSearch: tokenQuerySchema,
  head: newsletterConfirmHead,
  component: () => <NewsletterConfirmPage token={Route.useSearch().token} />,
});
