import { CardRefused, type Prime } from './card-fields.ts';
import { digitsIn } from './card-number.ts';

const timeLimit = 15_000;
interface PrimeAnswer {
  status?: number;
  card?: { prime: string; lastfour: string };
}

/**
 * A prime of the embedded gateway, directly from the browser: the card reaches no server except the gateway.
 * @throws CardRefused
 */
export async function embeddedPrime(
  primeUrl: string,
  card: { number: string; expiry: string; ccv: string },
  send: typeof fetch = fetch,
): Promise<Prime> {
  const answer = await send(primeUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number: digitsIn(card.number), expirationDate: card.expiry, ccv: card.ccv }),
    signal: AbortSignal.timeout(timeLimit),
    credentials: 'omit',
  })
    .then((response): Promise<PrimeAnswer> | null => (response.ok ? response.json() : null))
    .catch(() => null);
  if (!answer) throw new CardRefused('unreachable');
  if (answer.status !== 0 || !answer.card) throw new CardRefused('card');
  return { prime: answer.card.prime, lastFour: answer.card.lastfour };
}
