import { endpoints } from '@voyage/contracts/endpoints.ts';
import { fastTrackAirportIn, fastTrackAirportsIn } from '../../use-cases/purchases/fast-track.ts';
import { withPrices } from '../handling/cached-answer.ts';
import { handler } from '../handling/handler.ts';

export const fastTrackAirports = handler(endpoints.fastTrackAirports, ({ locale }) => ({
  data: fastTrackAirportsIn(locale),
  cache: withPrices('prices'),
}));
export const fastTrackAirport = handler(endpoints.fastTrackAirport, ({ params, locale }) => ({
  data: fastTrackAirportIn(params.iata, locale),
  cache: withPrices('prices'),
}));
