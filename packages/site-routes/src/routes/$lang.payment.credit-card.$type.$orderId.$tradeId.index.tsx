import { createFileRoute } from '@tanstack/react-router';
import { paymentHead } from '@voyage/payment/pages/payment-routes.ts';
import { PaymentPage } from '@voyage/payment/pages/PaymentPage.tsx';

export const Route = createFileRoute('/$lang/payment/credit-card/$type/$orderId/$tradeId/')({
  head: paymentHead,
  component: () => <PaymentPage orderId={Route.useParams().orderId} />,
  staticData: { bare: true },
});
