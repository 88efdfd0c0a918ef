import { createFileRoute } from '@tanstack/react-router';
import { bookingHead, readBookingQuery } from '@voyage/features/booking/src/pages/booking-route.ts';
import { BookingPage } from '@voyage/features/booking/src/pages/BookingPage.tsx';
import { requireLogin } from '@voyage/site/guards.ts';

export const Route = createFileRoute('/$lang/hotel/booking')({
  ssr: false,
  validateSearch: readBookingQuery,
  beforeLoad: requireLogin,
  head: bookingHead,
  component: BookingPage,
  staticData: { bare: true },
});
