import { createFileRoute } from '@tanstack/react-router';
import { airportHead, airportLoader } from '@voyage/fast-track/state/fast-track-routes.ts';
import { FastTrackAirportPage } from '@voyage/fast-track/pages/FastTrackAirportPage.tsx';

export const Route = createFileRoute('/$lang/fast-track/$iataCode/{-$name}/{-$country}')({
  loader: ({ context, params }) => airportLoader(context, params.iataCode),
  head: airportHead,
  component: () => <FastTrackAirportPage airport={Route.useLoaderData()} />,
});
