import { createFileRoute } from '@tanstack/react-router';
import { securityHead } from '@voyage/account/pages/account-routes.ts';
import { SecurityPage } from '@voyage/account/pages/SecurityPage.tsx';

export const Route = createFileRoute('/$lang/user/password')({
  head: securityHead,
  component: SecurityPage,
  staticData: { hideNewsletter: true },
});
