import { randomUUID } from 'node:crypto';
import type { Services } from '../use-cases/services.ts';
import { pay } from '../use-cases/purchases/pay.ts';
import type { Caller } from '../session/caller.ts';

/** A card that the embedded bank always accepts (docs/payments.md). */
const card = { number: '4242424242424242', expirationDate: '12/39', ccv: '123' };

/**
 * Pays an order as its member would, at the embedded bank but without its page. @throws Error if it is not
 * paid
 */
export async function payByCard(
  services: Services,
  caller: Caller,
  orderId: string,
  payer: { name: string; email: string; phone: string },
): Promise<void> {
  const reply = await fetch(`${services.sandbox?.url}/tpc/sandbox/prime`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  });
  // the sandbox of this same service
  const answer = (await reply.json()) as { card?: { prime: string }; msg: string };
  if (!answer.card) throw new Error(answer.msg);
  const invoice = { type: 'personal', carrier: { kind: 'member' } } as const;
  const withoutPage = { ...services, env: { ...services.env, TAPPAY_THREE_D_SECURE: false } };
  const { status } = await pay(
    withoutPage,
    caller,
    randomUUID(),
    { orderId, prime: answer.card.prime, payer, invoice, agreed: true },
    'en',
  );
  if (status !== 'success') throw new Error(`a demonstration order was not paid: ${status}`);
}
