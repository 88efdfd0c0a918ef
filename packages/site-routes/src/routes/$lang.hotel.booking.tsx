import { createFileRoute } from '@tanstack/react-router';
import { bookingHead } from '@voyage/booking/pages/booking-route.ts';
import { BookingPage } from '@voyage/booking/pages/BookingPage.tsx';
import { bookingQuerySchema } from '@voyage/routes/stay-query.ts';

export const Route = createFileRoute('/$lang/hotel/booking')({
  validateSearch: bookingQuerySchema,
  head: bookingHead,
  component: () => <BookingPage query={Route.useSearch()} />,
  staticData: { bare: true },
});
