import { createFileRoute } from '@tanstack/react-router';
import { conciergeHead } from '@voyage/account/pages/account-routes.ts';
import { ConciergePage } from '@voyage/account/pages/ConciergePage.tsx';

export const Route = createFileRoute('/$lang/user/concierge')({
  head: conciergeHead,
  component: ConciergePage,
});
