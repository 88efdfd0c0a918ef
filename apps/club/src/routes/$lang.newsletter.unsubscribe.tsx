import { createFileRoute } from '@tanstack/react-router';
import { newsletterLeaveHead, readTokenQuery } from '@voyage/company/pages/newsletter-route.ts';
import { NewsletterLeavePage } from '@voyage/company/pages/NewsletterLeavePage.tsx';

export const Route = createFileRoute('/$lang/newsletter/unsubscribe')({
  validateSearch: readTokenQuery,
  head: newsletterLeaveHead,
  component: NewsletterLeavePage,
});
