import { endpoints } from '@voyage/contracts/endpoints.ts';
import { readConcierge, sendToConcierge } from '../../use-cases/desk/write-message.ts';
import { handler } from '../handling/handler.ts';

export const concierge = handler(endpoints.concierge, async ({ caller, services }) => ({
  data: await readConcierge(services, caller),
}));
export const writeToConcierge = handler(
  endpoints.writeToConcierge,
  async ({ caller, body, idempotencyKey, services }) => ({
    data: await sendToConcierge(services, caller, idempotencyKey, body),
  }),
);
