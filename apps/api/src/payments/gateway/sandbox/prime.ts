import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Row } from '../../../db/row.ts';
import { brandNumber, status } from '../tappay-wire.ts';
import { brandOfNumber, notExpired, passesLuhn, testCards } from './cards.ts';
import { answer, type Answer, type Sandbox } from './sandbox.ts';
import type { sandboxPrimes } from './tables.ts';
import { isBody } from './wire.ts';

const lifetime = 90_000;
const day = 86_400_000;
const hashOf = (prime: string): string => createHash('sha256').update(prime).digest('hex');

/**
 * Exchanges a card for a prime, as the provider's frames do in a browser: `{number, expirationDate: 'MM/YY',
 * ccv}`. Accepts only declared test cards, so that real ones are never entered. Of the number only the
 * first six and last four digits are kept.
 */
export async function issuePrime({ pool, now }: Sandbox, body: unknown): Promise<Answer> {
  const { number, expirationDate, ccv } = isBody(body) ? body : {};
  const digits = typeof number === 'string' ? number.replaceAll(/[\s-]/g, '') : '';
  if (!/^\d{12,19}$/.test(digits)) return answer(572, 'Out of range : card_number');
  const brand = brandOfNumber(digits);
  if (!brand || !passesLuhn(digits)) return answer(status.wrongCard, 'Wrong Card Format');
  const [, month, year] =
    (typeof expirationDate === 'string' && /^\s*(\d{2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expirationDate)) ||
    [];
  if (!month || !notExpired(Number(month), 2000 + Number(year), now()))
    return answer(573, 'Out of range : card_expiry_date');
  if (typeof ccv !== 'string' || !(brand === 'amex' ? /^\d{4}$/ : /^\d{3}$/).test(ccv))
    return answer(574, 'Out of range : card_ccv');
  const card = testCards.find((each) => each.number === digits);
  if (!card) return answer(status.wrongCard, 'Only test cards are taken here');
  const prime = randomBytes(32).toString('hex');
  const lastFour = digits.slice(-4);
  await pool.query('delete from sandbox_primes where created_at < $1', [new Date(now().getTime() - day)]);
  await pool.query(
    'insert into sandbox_primes (hash, bin, last_four, brand, behaviour, created_at) values ($1, $2, $3, $4, $5, $6)',
    [hashOf(prime), digits.slice(0, 6), lastFour, brand, card.behaviour, now()],
  );
  return answer(status.success, 'Success', { card: { prime, lastfour: lastFour, type: brandNumber[brand] } });
}

export type PrimeCard = Pick<Row<typeof sandboxPrimes>, 'bin' | 'last_four' | 'brand' | 'behaviour'>;

/** Uses up a prime. Returns the answer for the caller if it cannot be used (again). */
export async function usePrime(client: pg.PoolClient, prime: string, now: Date): Promise<PrimeCard | Answer> {
  const oldest = new Date(now.getTime() - lifetime);
  const { rows } = await client.query<PrimeCard>(
    'update sandbox_primes set used_at = $2 where hash = $1 and used_at is null and created_at >= $3 returning bin, last_four, brand, behaviour',
    [hashOf(prime), now, oldest],
  );
  if (rows[0])
    return rows[0].behaviour === 'expiredPrime' ? answer(status.expiredPrime, 'Expired prime') : rows[0];
  const { rowCount } = await client.query(
    'select 1 from sandbox_primes where hash = $1 and used_at is null',
    [hashOf(prime)],
  );
  return rowCount
    ? answer(status.expiredPrime, 'Expired prime')
    : answer(status.invalidPrime, 'Invalid arguments : prime');
}
