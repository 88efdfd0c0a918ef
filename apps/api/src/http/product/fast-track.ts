import { endpoints } from '@voyage/contracts/endpoints.ts';
import { fastTrackAirportIn, fastTrackAirportsIn } from '../../use-cases/products/fast-track.ts';
import { withPrices } from '../cached-answer.ts';
import { handler } from '../handler.ts';

export const fastTrackAirports = handler(endpoints.fastTrackAirports, ({ locale }) => ({
  data: fastTrackAirportsIn(locale),
  cache: withPrices('prices'),
}));
export const fastTrackAirport = handler(endpoints.fastTrackAirport, ({ params, locale }) => ({
  data: fastTrackAirportIn(params.iata, locale),
  cache: withPrices('prices'),
}));
