import { settleProductOrder } from '@voyage/contracts/product-order.ts';
import { typedNumber } from '@voyage/forms/typed-number.ts';
import * as v from 'valibot';

const { reason, message } = settleProductOrder.body.entries;

/**
 * The input of staff for an action. `most`: the maximum refund, in whole New Taiwan dollars; 0 if no money
 * moves.
 */
export const settleSchema = (most: number) =>
  v.object({
    amountTwd: v.pipe(
      typedNumber,
      v.minLength(1, 'required'),
      v.transform(Number),
      v.minValue(Math.min(1, most), 'too-small'),
      v.maxValue(most, 'too-large'),
    ),
    message: message.wrapped,
    reason,
  });
export type SettleInput = v.InferOutput<ReturnType<typeof settleSchema>>;
