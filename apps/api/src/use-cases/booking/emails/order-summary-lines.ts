import { addressUpTo } from '@voyage/domain/hotel-picture.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { langsOf } from '@voyage/domain/partial-text.ts';
import { eq } from '../../../db/drizzle.ts';
import type { Transaction } from '../../../db/connect.ts';
import { type hotelOrders } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/users.ts';
import type { HotelFacts } from '../../../inventory/content.ts';
import { ApiError } from '../../../platform/errors.ts';
import { addressedMember } from '../../../mail/addressed-name.ts';
import { readerLocale } from '../../../mail/brands.ts';
import type { Services } from '../../services.ts';
import { orderBrand } from './order-brand.ts';

function hotelOf({ inventory }: Services, hotelId: number, locale: Locale) {
  try {
    return inventory.hotel(String(hotelId), locale, 'any');
  } catch (error) {
    // gone since: no reason to stop an order, or its money, from being finished
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** In pixels: about twice as wide as an email shows it. */
const emailPictureWidth = 1000;
/** The id of a picture of ours, or the address of a supplier's. */
function emailPicture({ pictures, leadPictures }: HotelFacts): string | null {
  const lead = pictures.slice(0, leadPictures)[0] ?? null;
  return typeof lead === 'object' && lead !== null ? (addressUpTo(lead, emailPictureWidth) ?? null) : lead;
}

/**
 * The recipient of an email about an order and its brand, with the hotel's texts, in their language if the
 * brand has it, and `stay`: what every such email says. Null: the hotel or the member no longer exists.
 */
export async function orderSummaryLines(
  services: Services,
  tx: Pick<Transaction, 'select'>,
  order: typeof hotelOrders.$inferSelect,
) {
  const [member] = await tx.select().from(users).where(eq(users.id, order.userId));
  if (!member) return null;
  const brand = orderBrand(order, member);
  const locale = readerLocale(brand, member.lang);
  const hotel = hotelOf(services, order.hotelId, locale);
  if (!hotel) return null;
  return {
    to: { locale, brand, to: member.username, now: services.now() },
    stay: {
      name: addressedMember(member, locale),
      bookingNumber: order.bookingNumber,
      hotel: hotel.name,
      langs: langsOf({ hotel: hotel.langs?.name }, locale).langs ?? null,
      checkIn: order.checkIn,
      checkOut: order.checkOut,
      picture: emailPicture(hotel),
    },
    locale,
    hotel,
  };
}
