import { createFileRoute } from '@tanstack/react-router';
import { newsletterConfirmHead, readTokenQuery } from '@voyage/features/editorial/src/pages/newsletter-route.ts';
import { NewsletterConfirmPage } from '@voyage/features/editorial/src/pages/NewsletterConfirmPage.tsx';

export const Route = createFileRoute('/$lang/newsletter/confirm')({
  validateSearch: readTokenQuery,
  head: newsletterConfirmHead,
  component: NewsletterConfirmPage,
});
