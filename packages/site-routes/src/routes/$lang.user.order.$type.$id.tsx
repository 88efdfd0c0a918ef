import { createFileRoute } from '@tanstack/react-router';
import { productOrdersHead } from '@voyage/payment/pages/payment-routes.ts';
import { ProductOrderPage } from '@voyage/payment/pages/ProductOrderPage.tsx';

export const Route = createFileRoute('/$lang/user/order/$type/$id')({
  head: productOrdersHead,
  component: Page,
  staticData: { hideNewsletter: true },
});

function Page() {
  const { type, id } = Route.useParams();
  return <ProductOrderPage type={type} id={id} />;
}
