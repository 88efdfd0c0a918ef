import type { Locale } from '@voyage/domain/locale.ts';
import { formatTwd } from '@voyage/domain/money.ts';
import { policy } from '@voyage/domain/policy.ts';
import type { TailorMadeStage } from '@voyage/domain/tailor-made.ts';

const { service, tailorMade } = policy;
/** Placeholders of the stages' messages. */
export const stageValues = (stage: TailorMadeStage, locale: Locale) => ({
  hours: service.followUpHours,
  weeks: stage === 'contract' ? service.tailorMadeWeeks.payment : service.tailorMadeWeeks.plan,
  count: tailorMade.freeModifications,
  amount: formatTwd(tailorMade.modificationTwd, locale),
});
