import { timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { NoticeRequest, SupplierNotice } from '../notices.ts';

const notice = v.object({
  event_id: v.string(),
  itinerary_id: v.optional(v.string()),
  affiliate_reference_id: v.optional(v.string()),
});

/** Reads what the supplier sends when something happens to a booking. @param key agreed with it, in its header. */
export const readNotice =
  (key: string) =>
  ({ authorization, body }: NoticeRequest): SupplierNotice[] | 'forged' => {
    const [given, own] = [authorization, key].map((text) => Buffer.from(text));
    if (!given || given.length !== own?.length || !timingSafeEqual(given, own)) return 'forged';
    const read = v.safeParse(notice, body);
    if (!read.success) return [];
    const {
      event_id: id,
      itinerary_id: locator = null,
      affiliate_reference_id: clientRef = null,
    } = read.output;
    return [{ id, locator, clientRef }];
  };
