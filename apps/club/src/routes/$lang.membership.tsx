import { createFileRoute } from '@tanstack/react-router';
import { membershipHead, membershipLoader } from '@voyage/features/membership/src/pages/membership-route.ts';
import { MembershipPage } from '@voyage/features/membership/src/pages/MembershipPage.tsx';

export const Route = createFileRoute('/$lang/membership')({ loader: membershipLoader, head: membershipHead, component: Membership });

function Membership() {
  return <MembershipPage picture="lounge-1" />;
}
