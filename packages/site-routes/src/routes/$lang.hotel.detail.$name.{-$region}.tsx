import { createFileRoute } from '@tanstack/react-router';
import { detailHead, detailLoader, HotelPending, hotelPendingMs } from '@voyage/stays/pages/detail-route.tsx';
import { DetailPage } from '@voyage/stays/pages/DetailPage.tsx';
import { stayQuerySchema } from '@voyage/routes/stay-query.ts';

export const Route = createFileRoute('/$lang/hotel/detail/$name/{-$region}')({
  validateSearch: stayQuerySchema,
  loader: ({ context, params }) => detailLoader(context, params.name),
  head: detailHead,
  pendingMs: hotelPendingMs,
  pendingMinMs: 0,
  pendingComponent: () => <HotelPending hotelKey={Route.useParams().name} />,
  component: () => <DetailPage hotelKey={Route.useParams().name} query={Route.useSearch()} />,
});
