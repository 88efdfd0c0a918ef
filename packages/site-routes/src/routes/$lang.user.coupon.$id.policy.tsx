import { createFileRoute } from '@tanstack/react-router';
import { CouponPolicyPage } from '@voyage/membership/pages/CouponPolicyPage.tsx';
import { couponPolicyHead } from '@voyage/membership/pages/own-route.ts';

export const Route = createFileRoute('/$lang/user/coupon/$id/policy')({
  head: couponPolicyHead,
  component: () => <CouponPolicyPage id={Route.useParams().id} />,
  staticData: { hideNewsletter: true },
});
