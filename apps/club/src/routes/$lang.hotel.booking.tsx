import { createFileRoute } from '@tanstack/react-router';
import { bookingHead, readBookingQuery } from '@voyage/booking/pages/booking-route.ts';
import { BookingPage } from '@voyage/booking/pages/BookingPage.tsx';
import { requireLogin } from '@voyage/frame/session/guards.ts';

export const Route = createFileRoute('/$lang/hotel/booking')({
  ssr: false,
  validateSearch: readBookingQuery,
  beforeLoad: requireLogin,
  head: bookingHead,
  component: BookingPage,
  staticData: { bare: true },
});
