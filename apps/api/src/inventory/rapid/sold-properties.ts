import type { Database } from '../../db/connect.ts';
import type { SoldProperties } from './rapid-supplier.ts';
import type { SoldProperty } from './rates.ts';

/** The properties of a supplier that became hotels of ours. `read` reads them again. */
export async function soldProperties(
  { pool }: Pick<Database, 'pool'>,
  supplier: string,
): Promise<SoldProperties & { read: () => Promise<void> }> {
  let byHotel = new Map<number, SoldProperty>();
  let byProperty = new Map<string, SoldProperty>();
  async function read(): Promise<void> {
    const { rows } = await pool.query<{
      property_id: string;
      hotel_id: number;
      time_zone: string;
      rooms: Record<string, number>;
    }>(
      `select p.property_id, p.hotel_id, h.time_zone,
         (select coalesce(json_object_agg(r.room_id, r.room_type_id), '{}') from supplier_rooms r
          join room_types t on t.id = r.room_type_id and not t.closed
          where r.supplier = p.supplier and r.property_id = p.property_id) as rooms
       from supplier_properties p join hotels h on h.id = p.hotel_id
       where p.supplier = $1 and not h.closed`,
      [supplier],
    );
    const sold = rows.map(({ property_id: propertyId, hotel_id: hotelId, time_zone: timeZone, rooms }) => ({
      propertyId,
      hotelId,
      timeZone,
      roomTypes: new Map(Object.entries(rooms)),
    }));
    byHotel = new Map(sold.map((property) => [property.hotelId, property]));
    byProperty = new Map(sold.map((property) => [property.propertyId, property]));
  }
  await read();
  return {
    byHotel: (hotelId) => byHotel.get(hotelId),
    byProperty: (propertyId) => byProperty.get(propertyId),
    read,
  };
}
