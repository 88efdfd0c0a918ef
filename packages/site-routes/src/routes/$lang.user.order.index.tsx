import { createFileRoute } from '@tanstack/react-router';
import { productOrdersHead } from '@voyage/payment/pages/payment-routes.ts';
import { ProductOrdersPage } from '@voyage/payment/pages/ProductOrdersPage.tsx';
import { productOrdersQuerySchema } from '@voyage/routes/account-query.ts';

export const Route = createFileRoute('/$lang/user/order/')({
  validateSearch: productOrdersQuerySchema,
  head: productOrdersHead,
  component: () => <ProductOrdersPage {...Route.useSearch()} />,
  staticData: { hideNewsletter: true },
});
