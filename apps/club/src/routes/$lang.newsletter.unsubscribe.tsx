import { createFileRoute } from '@tanstack/react-router';
import { newsletterLeaveHead, readTokenQuery } from '@voyage/features/editorial/src/pages/newsletter-route.ts';
import { NewsletterLeavePage } from '@voyage/features/editorial/src/pages/NewsletterLeavePage.tsx';

export const Route = createFileRoute('/$lang/newsletter/unsubscribe')({
  validateSearch: readTokenQuery,
  head: newsletterLeaveHead,
  component: NewsletterLeavePage,
});
