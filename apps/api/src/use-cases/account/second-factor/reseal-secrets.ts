import { and, eq } from '../../../db/drizzle.ts';
import { secondFactors } from '../../../db/schema/second-factor.ts';
import type { Services } from '../../services.ts';
import { resealSecret } from '../../../session/sealed-secret.ts';

/**
 * During a rotation of AUTH_SECRET: encrypts with the current secret what was encrypted with the other, so
 * that the other can be removed (docs/operations/incidents.md). Returns how many.
 */
export async function resealSecrets({ db: { orm }, env, log }: Services): Promise<number> {
  if (!env.AUTH_SECRET_PREVIOUS) return 0;
  let resealed = 0;
  for (const { userId, secret, pendingSecret } of await orm.select().from(secondFactors))
    for (const [column, before] of [
      ['secret', secret],
      ['pendingSecret', pendingSecret],
    ] as const) {
      const after = before === null ? null : resealSecret(env, userId, before);
      if (before === null || after === null) continue;
      await orm
        .update(secondFactors)
        .set({ [column]: after })
        .where(and(eq(secondFactors.userId, userId), eq(secondFactors[column], before))); // unless it was changed in the meantime
      resealed++;
    }
  if (resealed > 0) log.info({ resealed }, 'second-factor secrets re-encrypted with the current AUTH_SECRET');
  return resealed;
}
