import type { MakeInventory } from '../../src/inventory/inventory.ts';
import { notifyOrders } from '../../src/use-cases/booking/emails/booking-emails.ts';
import { completeStays, reconcile } from '../../src/use-cases/booking/holds/reconcile.ts';
import { expireHolds } from '../../src/use-cases/booking/holds/release-hold.ts';
import { compareLedgers } from '../../src/use-cases/booking/orders/compare-ledgers.ts';
import { purgeOldRows } from '../../src/use-cases/maintenance/purge-old-rows.ts';
import { captureBooked } from '../../src/use-cases/purchases/capture.ts';
import { processQueuedRefunds, reconcilePayments } from '../../src/use-cases/purchases/sync-payment.ts';
import { finishCancellations } from '../../src/use-cases/stays/open-intents.ts';
import { startService, threeNights, type TestService, type TestStay } from '../service.ts';
import { memoryAdapter } from './adapter.ts';
import { firstHotel } from './hotel.ts';
import { memorySupplier, type MemoryAbilities, type MemorySupplier } from './supplier.ts';

export interface MemoryService {
  s: TestService;
  supplier: MemorySupplier;
}

/** The service on a supplier in memory that can do this, shared by all processes. */
export async function startOnMemory(abilities: MemoryAbilities = {}): Promise<MemoryService> {
  let supplier: MemorySupplier | undefined;
  const make: MakeInventory = (parts) => {
    supplier ??= memorySupplier(parts.now, abilities);
    return memoryAdapter(parts, supplier);
  };
  const s = await startService(
    { TAPPAY_THREE_D_SECURE: 'false', PICTURE_HOSTS: 'i.pictures.example' },
    undefined,
    make,
  );
  if (!supplier) throw new Error('the service has not created an inventory');
  return { s, supplier };
}

/** Runs every job that moves orders, once; `giveUpAfterMs` as of `reconcile`. */
export async function runJobs({ services }: TestService, giveUpAfterMs = 0): Promise<void> {
  await services.inventory.refresh();
  await reconcile(services, 0, giveUpAfterMs);
  await finishCancellations(services);
  await reconcilePayments(services, 0);
  await captureBooked(services);
  await processQueuedRefunds(services);
  await expireHolds(services);
  await completeStays(services);
  await notifyOrders(services);
  await compareLedgers(services);
  await purgeOldRows(services);
  await services.inventory.purge();
}

/** An offer for three nights, by time of payment. */
export async function offerToPay(
  s: TestService,
  payAt: 'property' | 'prepaid',
  stay: TestStay = threeNights,
): Promise<string> {
  const ways = ['property', 'prepaid'];
  const plans = await s.call('POST', 'v1/tp/hotel/plan/search', {
    body: { hotelId: String(firstHotel), stay, payAt: ways },
  });
  const offers: { offerRef: string; plan: { payAt: string } }[] = plans.data.rooms[0]?.offers ?? [];
  const offer = offers.find(({ plan }) => plan.payAt === payAt);
  if (!offer) throw new Error(`nothing to book: ${plans.text.slice(0, 300)}`);
  return offer.offerRef;
}
