import { createHmac } from 'node:crypto';
import { endpoints } from '@voyage/contracts/endpoints.ts';
import { atLeast } from '@voyage/domain/tier.ts';
import { ApiError } from '../../errors.ts';
import { handler } from '../handler.ts';

/** Chat is for platinum and noir (docs/product/roles.md, "Concierge by chat and phone"). @throws ApiError au0107, us0004 (no chat is configured) */
export const intercomHash = handler(endpoints.intercomHash, ({ caller, services }) => {
  if (!atLeast(caller.level, 'platinum')) throw new ApiError('au0107');
  const secret = services.env.INTERCOM_SECRET;
  if (!secret) throw new ApiError('us0004');
  return {
    data: { userId: caller.userId, hash: createHmac('sha256', secret).update(caller.userId).digest('hex') },
  };
});
