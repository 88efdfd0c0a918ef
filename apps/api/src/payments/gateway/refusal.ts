import type { paymentRefusals } from '@voyage/contracts/payment.ts';
import { chargeOutcome, isCardNotAccepted, status } from './tappay-wire.ts';

export type PaymentRefusal = (typeof paymentRefusals)[number];

/**
 * The reason behind the code (`GatewayCode`) of a payment that moved no money: the same when it is answered and
 * whenever it is read again. Null: only the record is known, and says that the bank declined.
 */
export function refusalOf(code: string | null): PaymentRefusal {
  if (code === null) return 'declined';
  if (code === 'stopped' || code === 'unconfirmed') return code;
  if (!/^-?\d+$/.test(code)) return 'unavailable';
  const number = Number(code);
  if (number === status.challengeGivenUp) return 'stopped';
  if (isCardNotAccepted(number)) return 'card-type';
  return (
    { expiredPrime: 'card-again', refused: 'unavailable', declined: 'declined', unknown: 'declined' } as const
  )[chargeOutcome(number)];
}
