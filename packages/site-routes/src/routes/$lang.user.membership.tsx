import { createFileRoute } from '@tanstack/react-router';
import { ownMembershipHead } from '@voyage/membership/pages/own-route.ts';
import { OwnMembershipPage } from '@voyage/membership/pages/OwnMembershipPage.tsx';

export const Route = createFileRoute('/$lang/user/membership')({
  head: ownMembershipHead,
  component: OwnMembershipPage,
  staticData: { hideNewsletter: true },
});
