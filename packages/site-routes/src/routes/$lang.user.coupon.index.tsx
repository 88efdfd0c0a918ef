import { createFileRoute } from '@tanstack/react-router';
import { CouponsPage } from '@voyage/membership/pages/CouponsPage.tsx';
import { couponsHead } from '@voyage/membership/pages/own-route.ts';
import { couponsQuerySchema } from '@voyage/routes/account-query.ts';

export const Route = createFileRoute('/$lang/user/coupon/')({
  validateSearch: couponsQuerySchema,
  head: couponsHead,
  component: () => <CouponsPage {...Route.useSearch()} />,
  staticData: { hideNewsletter: true },
});
