import type { EndpointName } from '@voyage/contracts/endpoints.ts';
import * as v from 'valibot';

const id = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer());
const list = <Schema extends v.GenericSchema<unknown, number>>(hotel: Schema) =>
  v.pipe(
    v.object({ hotels: v.array(hotel) }),
    v.transform(({ hotels }) => hotels),
  );
const ofBody = {
  from: 'body',
  schema: v.pipe(
    v.object({ hotelId: id }),
    v.transform(({ hotelId }) => [hotelId]),
  ),
} as const;
const ofHotel = {
  from: 'data',
  schema: v.pipe(
    v.object({ id }),
    v.transform((hotel) => [hotel.id]),
  ),
} as const;

/** Where the endpoints that depend on rooms and rates name their hotels. */
const readers: Partial<
  Record<EndpointName, { from: 'body' | 'data'; schema: v.GenericSchema<unknown, number[]> }>
> = {
  hotelSearch: {
    from: 'data',
    schema: list(
      v.pipe(
        v.object({ hotel: v.object({ id }) }),
        v.transform(({ hotel }) => hotel.id),
      ),
    ),
  },
  availabilitySearch: {
    from: 'data',
    schema: list(
      v.pipe(
        v.object({ hotelId: id }),
        v.transform(({ hotelId }) => hotelId),
      ),
    ),
  },
  priceCalendar: ofBody,
  planSearch: ofBody,
  tpHotel: ofHotel,
  ownHotel: ofHotel,
};

/** The hotels whose rooms, rates or facts an answer of the service shows. */
export function hotelsShown(call: EndpointName, body: unknown, data: unknown): number[] {
  const reader = readers[call];
  if (!reader) return [];
  const read = v.safeParse(reader.schema, reader.from === 'body' ? body : data);
  return read.success ? read.output : [];
}
