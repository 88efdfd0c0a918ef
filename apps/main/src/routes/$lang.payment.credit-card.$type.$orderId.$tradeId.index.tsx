import { createFileRoute } from '@tanstack/react-router';
import { paymentHead } from '@voyage/features/booking/src/pages/payment-routes.ts';
import { PaymentPage } from '@voyage/features/booking/src/pages/PaymentPage.tsx';
import { requireLogin } from '@voyage/site/guards.ts';

export const Route = createFileRoute('/$lang/payment/credit-card/$type/$orderId/$tradeId/')({
  ssr: false,
  beforeLoad: requireLogin,
  head: paymentHead,
  component: PaymentPage,
  staticData: { bare: true },
});
