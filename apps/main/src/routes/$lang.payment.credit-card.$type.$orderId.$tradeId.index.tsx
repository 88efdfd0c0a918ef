import { createFileRoute } from '@tanstack/react-router';
import { paymentHead } from '@voyage/payment/pages/payment-routes.ts';
import { PaymentPage } from '@voyage/payment/pages/PaymentPage.tsx';
import { requireLogin } from '@voyage/frame/session/guards.ts';

export const Route = createFileRoute('/$lang/payment/credit-card/$type/$orderId/$tradeId/')({
  ssr: false,
  beforeLoad: requireLogin,
  head: paymentHead,
  component: Page,
  staticData: { bare: true },
});

function Page() {
  return <PaymentPage orderId={Route.useParams().orderId} />;
}
