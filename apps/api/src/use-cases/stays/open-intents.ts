import { isDatabaseUnavailable } from '../../platform/database-unavailable.ts';
import { reasonOf } from '../../platform/logged-error.ts';
import type { Services } from '../services.ts';
import { executeCancellation } from './execute-cancellation.ts';
import { claimIntents, postponeIntent } from './cancellation-intent.ts';

/** From this attempt on, each one is logged at level 50: a person must look at it. */
const alarmAfter = 8;

/**
 * Finishes the cancellations that were interrupted (a crash, a supplier that did not answer): a job that may
 * run in several processes.
 */
export async function finishCancellations(services: Services): Promise<{ cancelled: number; open: number }> {
  const result = { cancelled: 0, open: 0 };
  for (const { order, intent } of await claimIntents(services))
    try {
      const { end } = await executeCancellation(services, order, intent);
      if (end === 'cancelled') result.cancelled++;
      if (end !== 'unknown') continue;
      result.open++;
      await postponeIntent(services, intent);
      const { attempts } = intent;
      if (attempts >= alarmAfter)
        services.log.error(
          { orderId: order.id, attempts },
          'a requested cancellation cannot be completed; manual review needed',
        );
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      services.log.warn(
        { orderId: order.id, reason: reasonOf(error) },
        'a cancellation could not be completed; it will be retried',
      ); // and does not block the others
    }
  return result;
}
