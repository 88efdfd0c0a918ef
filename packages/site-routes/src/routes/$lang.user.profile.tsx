import { createFileRoute } from '@tanstack/react-router';
import { profileHead } from '@voyage/account/pages/account-routes.ts';
import { ProfilePage } from '@voyage/account/pages/ProfilePage.tsx';

export const Route = createFileRoute('/$lang/user/profile')({
  head: profileHead,
  component: ProfilePage,
  staticData: { hideNewsletter: true },
});
