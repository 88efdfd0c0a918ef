import { createFileRoute } from '@tanstack/react-router';
import { paymentResultHead } from '@voyage/payment/pages/payment-routes.ts';
import { PaymentResultPage } from '@voyage/payment/pages/PaymentResultPage.tsx';

export const Route = createFileRoute('/$lang/membership/payment/$tradeId/result')({
  head: paymentResultHead,
  component: () => <PaymentResultPage tradeId={Route.useParams().tradeId} />,
  staticData: { bare: true },
});
