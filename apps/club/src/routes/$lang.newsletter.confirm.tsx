import { createFileRoute } from '@tanstack/react-router';
import { newsletterConfirmHead, readTokenQuery } from '@voyage/company/pages/newsletter-route.ts';
import { NewsletterConfirmPage } from '@voyage/company/pages/NewsletterConfirmPage.tsx';

export const Route = createFileRoute('/$lang/newsletter/confirm')({
  validateSearch: readTokenQuery,
  head: newsletterConfirmHead,
  component: NewsletterConfirmPage,
});
