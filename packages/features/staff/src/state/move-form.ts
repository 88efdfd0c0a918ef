import { moveTailorMade } from '@voyage/contracts/tailor-made.ts';
import { typedNumber } from '@voyage/forms/typed-number.ts';
import * as v from 'valibot';

const { amountTwd, reason } = moveTailorMade.body.entries;
export const moveSchema = v.object({
  /** Empty: no price is given. */
  amountTwd: v.pipe(
    typedNumber,
    v.transform((figures) => (figures === '' ? undefined : Number(figures))),
    amountTwd,
  ),
  reason,
});
export const noMove: v.InferInput<typeof moveSchema> = { amountTwd: '', reason: '' };
