import { formatMoney } from '@voyage/domain/money.ts';
import { policy } from '@voyage/domain/policy.ts';
import type { TailorMadeStage } from '@voyage/domain/tailor-made.ts';

/** Formats New Taiwan dollars. */
export const dollars = (amount: number): string => formatMoney({ amount, currency: 'TWD' });

const { service, tailorMade } = policy;
/** Placeholders of the stages' messages. */
export const stageValues = (stage: TailorMadeStage) => ({
  hours: service.followUpHours,
  weeks: stage === 'contract' ? service.tailorMadeWeeks.payment : service.tailorMadeWeeks.plan,
  count: tailorMade.freeModifications,
  amount: dollars(tailorMade.modificationTwd),
});
