import { createHmac } from 'node:crypto';
import { atLeast } from '@voyage/domain/tier.ts';
import { errors } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../session/caller.ts';

/** Proves to the chat who speaks. Chat is for platinum and noir (docs/product/roles.md, "Concierge by chat and phone"). @throws ApiError au0107, us0004 (no chat is configured) */
export function chatIdentity(
  { env }: Pick<Services, 'env'>,
  caller: Caller,
): { userId: string; hash: string } {
  if (!atLeast(caller.level, 'platinum')) throw errors.accessDenied();
  const secret = env.INTERCOM_SECRET;
  if (!secret) throw errors.chatUnavailable();
  return {
    userId: caller.userId,
    hash: createHmac('sha256', secret).update(caller.userId).digest('hex'),
  };
}
