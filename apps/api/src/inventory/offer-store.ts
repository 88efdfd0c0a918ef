import { randomUUID } from 'node:crypto';
import { itemAt } from '@voyage/domain/item-at.ts';
import { policy } from '@voyage/domain/policy.ts';
import type { PartialText } from '@voyage/domain/partial-text.ts';
import type { Charge } from '@voyage/domain/prepaid.ts';
import type { Core } from '../db/core.ts';
import type { StoredOffer } from '../db/schema/offers.ts';
import { agreedTerms } from './agreed-terms.ts';
import type { OfferContent } from './offer-content.ts';
import { readSignedOffer } from './signed-offer.ts';
import type { RateKey, SupplierRate, SupplierStay } from './supplier.ts';

/** What makes a rate an offer. */
export interface BindingParts {
  offerRef: string;
  expiresAt: Date;
  charge: Charge | null;
  /** The same offer with each of the rate's beds. */
  beds?: { offerRef: string; name: PartialText }[];
}

/** A rate to offer; with a charge if it is prepaid. */
interface Offered {
  rate: SupplierRate;
  charge: Charge | null;
}

/**
 * Stores the offers of one answer in one row, and returns what binds each, in the same order. A reference cannot be
 * guessed, but grants no access.
 */
export async function createOffers(
  { db }: Pick<Core, 'db'>,
  stay: SupplierStay,
  rates: readonly Offered[],
  now: Date,
): Promise<BindingParts[]> {
  if (rates.length === 0) return [];
  const id = randomUUID();
  const ours = new Date(now.getTime() + policy.offerMinutes * 60_000);
  const made = rates.map(({ rate, charge }, position) => {
    const offerRef = `${id}_${position}`;
    const beds = rate.beds?.map(({ name, ...bed }, i) => ({
      bed,
      name,
      offerRef: i > 0 ? `${offerRef}_${i}` : offerRef,
    }));
    return {
      rate,
      binding: {
        offerRef: beds?.find(({ bed }) => bed.id === rate.bedsId)?.offerRef ?? offerRef,
        expiresAt: rate.expiresAt && rate.expiresAt < ours ? rate.expiresAt : ours,
        charge,
        ...(beds && { beds: beds.map(({ name, offerRef: own }) => ({ offerRef: own, name })) }),
      },
    };
  });
  await db.pool.query({
    name: 'create-offers',
    // Nobody waits for the disk: of an answer lost with the database, the page offers new prices.
    text: `with quick as (select set_config('synchronous_commit', 'off', true))
      insert into supplier_offers (id, stay, offers, created_at) select $1::uuid, $2::json, $3::json, $4::timestamptz from quick`,
    values: [id, stay, JSON.stringify(made.map(({ rate, binding }) => stored(rate, binding))), now],
  });
  return made.map(({ binding }) => binding);
}

/** The same for an answer with one offer. */
export const createOffer = async (
  core: Pick<Core, 'db'>,
  stay: SupplierStay,
  offered: Offered,
  now: Date,
): Promise<BindingParts> => itemAt(await createOffers(core, stay, [offered], now), 0);

function stored(rate: SupplierRate, { charge, expiresAt }: BindingParts): StoredOffer<RateKey> {
  const { hotelId, roomTypeId, planCode, supplierKey } = rate;
  const { promotionCode: _, timeZone: __, ...terms } = agreedTerms(rate);
  return {
    rate: { hotelId, roomTypeId, planCode, ...(supplierKey === undefined ? {} : { supplierKey }) },
    terms: { ...terms, currency: rate.currency },
    beds: rate.beds,
    charge,
    expiresAt: expiresAt.toISOString(),
  };
}

const reference = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_(\d{1,4})(?:_(\d{1,2}))?$/;

/** Null if it is not ours, or was purged. An expired offer is still read: the caller decides. */
export async function readOffer(
  { db, env }: Pick<Core, 'db' | 'env'>,
  offerRef: string,
): Promise<OfferContent | null> {
  const [, id, position, bed] = reference.exec(offerRef) ?? [];
  if (!id) return readSignedOffer(env.AUTH_SECRET, offerRef);
  const { rows } = await db.pool.query<{
    stay: SupplierStay;
    offer: StoredOffer<RateKey> | null;
    offeredAt: Date;
  }>({
    name: 'read-offer',
    text: 'select stay, offers -> $2::int as offer, created_at as "offeredAt" from supplier_offers where id = $1',
    values: [id, position],
  });
  const [row] = rows;
  if (!row?.offer) return null;
  const { stay, offer, offeredAt } = row;
  const content = { ...offer, stay, offeredAt, expiresAt: new Date(offer.expiresAt) };
  const beds = offer.beds?.[Number(bed ?? 0)];
  if (!beds) return bed === undefined ? content : null;
  const { supplierKey, ...chosenBeds } = beds;
  return { ...content, chosenBeds, rate: { ...offer.rate, supplierKey, bedsId: beds.id } };
}
