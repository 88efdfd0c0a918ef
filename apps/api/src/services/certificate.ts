import type { OrderDetail } from '@voyage/contracts/booking.ts';
import type { Locale } from '@voyage/domain/locale.ts';

export async function certificate(_order: OrderDetail, _locale: Locale): Promise<Uint8Array> { throw new Error('later'); }
