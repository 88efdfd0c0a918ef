import { createFileRoute } from '@tanstack/react-router';
import { newsletterUnsubscribeHead, readTokenQuery } from '@voyage/company/pages/newsletter-route.ts';
import { NewsletterUnsubscribePage } from '@voyage/company/pages/NewsletterUnsubscribePage.tsx';

export const Route = createFileRoute('/$lang/newsletter/unsubscribe')({
  validateSearch: readTokenQuery,
  head: newsletterUnsubscribeHead,
  component: NewsletterUnsubscribePage,
});
