import { createHmac } from 'node:crypto';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { intercomHash } from '@voyage/contracts/support.ts';
import { policy } from '@voyage/domain/policy.ts';
import { atLeast } from '@voyage/domain/tier.ts';
import { errors } from '../../../platform/errors.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../../session/caller.ts';

/**
 * Proves the member's identity to the chat. Chat is for platinum and noir (docs/product/roles.md, "Concierge
 * by chat and phone"). @throws ApiError au0107, us0004 (no chat is configured)
 */
export function chatIdentity(
  { env }: Pick<Services, 'env'>,
  caller: Caller,
): Output<typeof intercomHash.data> {
  if (!atLeast(caller.level, policy.concierge.minimumLevel)) throw errors.accessDenied();
  const { INTERCOM_APP_ID: appId, INTERCOM_SECRET: secret } = env;
  if (!appId || !secret) throw errors.chatUnavailable();
  return {
    appId,
    userId: caller.userId,
    hash: createHmac('sha256', secret).update(caller.userId).digest('hex'),
  };
}
