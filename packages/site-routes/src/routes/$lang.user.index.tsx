import { createFileRoute } from '@tanstack/react-router';
import { userHead } from '@voyage/account/pages/account-routes.ts';
import { UserPage } from '@voyage/account/pages/UserPage.tsx';

export const Route = createFileRoute('/$lang/user/')({
  head: userHead,
  component: UserPage,
  staticData: { hideNewsletter: true },
});
