import type { CancellationPolicy } from '@voyage/domain/cancellation.ts';
import type { ContentHotel } from '../../content/hotel.ts';
import { conditionBits } from '../../search/condition-bits.ts';
import type { Plan } from '../../vocabulary.ts';
import type { Rooms } from './rooms.ts';

/** One object, in one list, for all hotels that sell the same. */
export interface StoredPlan {
  plan: Plan;
  factorPermille: number;
  policy: CancellationPolicy;
  /**
   * A combination of `conditionBits`; free cancellation by policy only, since its deadline depends on the
   * stay.
   */
  bits: number;
}
export interface StoredHotel extends ContentHotel {
  rooms: Rooms;
  plans: readonly StoredPlan[];
}

export const planBits = (plan: Plan, policy: CancellationPolicy): number =>
  (plan.memberOnly ? conditionBits.privilegeOnly : 0) |
  (policy.kind === 'non-refundable' ? 0 : conditionBits.freeCancellation) |
  (plan.payAt === 'property' ? conditionBits.payAtHotel : 0) |
  (plan.breakfasts > 0 ? conditionBits.breakfast : 0);
