import type { Offer } from '@voyage/contracts/stay.ts';
import { freeUntil, type CancellationWindow } from '@voyage/domain/cancellation-windows.ts';

/** What cancelling costs, as pages show it; amounts in the currency of the stay. */
export const cancellationTerms = (
  windows: readonly CancellationWindow[],
  { timeZone, currency }: { timeZone: string; currency: string },
): Offer['cancellation'] => ({
  windows: windows.map(({ until, penalty, basis }) => ({
    until,
    penalty: { amount: penalty, currency },
    basis,
  })),
  deadline: freeUntil(windows),
  timeZone,
});
