import { policy, type RegistrantAge } from './policy.ts';
import type { IsoDay } from './stay-date.ts';

/** Age in full years on a day. Somebody born on 29 February turns a year older on 1 March of a common year. */
export function ageOn(birthDay: IsoDay, today: IsoDay): number {
  const years = Number(today.slice(0, 4)) - Number(birthDay.slice(0, 4));
  return today.slice(5) < birthDay.slice(5) ? years - 1 : years;
}

/**
 * The age, in years, below which a paid membership needs a guardian's recorded consent: the minimum age if
 * nobody is asked for it.
 */
export const consentAge = ({ minimum, consentBelow }: RegistrantAge = policy.registrantAge.built): number =>
  consentBelow ?? minimum;

/**
 * Whether a person may register, and whether a paid membership needs a guardian's consent first
 * (docs/product/decisions.md).
 */
export function registrantAgeVerdict(
  age: number,
  rule: RegistrantAge = policy.registrantAge.built,
): 'allowed' | 'guardian-consent' | 'too-young' {
  if (age < rule.minimum) return 'too-young';
  return rule.consentBelow !== null && age < rule.consentBelow ? 'guardian-consent' : 'allowed';
}
