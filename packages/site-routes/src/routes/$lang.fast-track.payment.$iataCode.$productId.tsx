import { createFileRoute } from '@tanstack/react-router';
import { fastTrackOrderHead } from '@voyage/fast-track/state/fast-track-routes.ts';
import { FastTrackOrderPage } from '@voyage/fast-track/pages/FastTrackOrderPage.tsx';

export const Route = createFileRoute('/$lang/fast-track/payment/$iataCode/$productId')({
  head: fastTrackOrderHead,
  component: Page,
  staticData: { hideNewsletter: true },
});

function Page() {
  const { iataCode, productId } = Route.useParams();
  return <FastTrackOrderPage iata={iataCode} productId={productId} />;
}
