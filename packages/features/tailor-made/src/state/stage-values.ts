import { formatMoney } from '@voyage/domain/money.ts';
import { policy } from '@voyage/domain/policy.ts';
import type { TailorMadeStage } from '@voyage/domain/tailor-made.ts';

/** New Taiwan dollars as they are written. */
export const dollars = (amount: number): string => formatMoney({ amount, currency: 'TWD' });

const { service, tailorMade } = policy;
/** What the words of the stages name. */
export const stageValues = (stage: TailorMadeStage) => ({
  hours: service.followUpHours,
  weeks: stage === 'contract' ? service.tailorMadeWeeks.payment : service.tailorMadeWeeks.plan,
  count: tailorMade.freeModifications,
  amount: dollars(tailorMade.modificationTwd),
});
