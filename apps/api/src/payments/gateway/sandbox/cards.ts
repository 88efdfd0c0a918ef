import type { CardBrand } from '../gateway.ts';

/**
 * What a declared test card does when charged (docs/payments.md lists them for people). The `threeDS` ones
 * and the notify ones always send the cardholder to the bank's page; the others only if the request requires
 * 3-D Secure.
 */
const behaviours = [
  'success',
  'declined',
  'insufficientFunds',
  'expiredPrime',
  'threeDSSuccess',
  'threeDSFailure',
  'threeDSAbandoned',
  'timeoutCaptured',
  'timeoutNotCaptured',
  'notifyLost',
  'notifyTwice',
  'duplicate',
  'captureRefused',
] as const;
export type Behaviour = (typeof behaviours)[number];

export interface TestCard {
  number: string;
  behaviour: Behaviour;
}
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'success' },
  { number: '5555555555554444', behaviour: 'success' },
  { number: '3530111333300000', behaviour: 'success' },
  { number: '378282246310005', behaviour: 'success' },
  { number: '4000000000000002', behaviour: 'declined' },
  { number: '4000000000009995', behaviour: 'insufficientFunds' },
  { number: '4000000000000069', behaviour: 'expiredPrime' },
  { number: '4000000000003220', behaviour: 'threeDSSuccess' },
  { number: '4000000000003238', behaviour: 'threeDSFailure' },
  { number: '4000000000003246', behaviour: 'threeDSAbandoned' },
  { number: '4000000000004210', behaviour: 'timeoutCaptured' },
  { number: '4000000000004228', behaviour: 'timeoutNotCaptured' },
  { number: '4000000000003253', behaviour: 'notifyLost' },
  { number: '4000000000003261', behaviour: 'notifyTwice' },
  { number: '4000000000006009', behaviour: 'duplicate' },
  { number: '4000000000003279', behaviour: 'captureRefused' },
];

const challenged = new Set<Behaviour>([
  'threeDSSuccess',
  'threeDSFailure',
  'threeDSAbandoned',
  'notifyLost',
  'notifyTwice',
]);
export const alwaysChallenges = (behaviour: Behaviour): boolean => challenged.has(behaviour);

export function passesLuhn(number: string): boolean {
  const sum = Array.from(number, Number)
    .toReversed()
    .reduce((total, digit, i) => total + (i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2), 0);
  return /^\d{12,19}$/.test(number) && sum % 10 === 0;
}

/** The four accepted brands, by number range and length; undefined for any other. */
export function brandOfNumber(number: string): CardBrand | undefined {
  const four = Number(number.slice(0, 4));
  if (/^4(\d{12}|\d{15}|\d{18})$/.test(number)) return 'visa';
  if (number.length === 16 && ((four >= 5100 && four <= 5599) || (four >= 2221 && four <= 2720)))
    return 'mastercard';
  if (/^3[47]\d{13}$/.test(number)) return 'amex';
  return number.length >= 16 && number.length <= 19 && four >= 3528 && four <= 3589 ? 'jcb' : undefined;
}

/** Whether a card is still valid: through the last day of its month, Taipei time. */
export function notExpired(month: number, year: number, now: Date): boolean {
  const taipei = new Date(now.getTime() + 8 * 3_600_000);
  return (
    month >= 1 &&
    month <= 12 &&
    (year > taipei.getUTCFullYear() ||
      (year === taipei.getUTCFullYear() && month >= taipei.getUTCMonth() + 1))
  );
}
