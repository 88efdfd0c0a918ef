import { createFileRoute } from '@tanstack/react-router';
import { membershipHead, membershipLoader } from '@voyage/membership/pages/membership-route.ts';
import { MembershipPage } from '@voyage/membership/pages/MembershipPage.tsx';

export const Route = createFileRoute('/$lang/membership/')({
  loader: membershipLoader,
  head: membershipHead,
  component: () => <MembershipPage picture="room-1" />,
});
