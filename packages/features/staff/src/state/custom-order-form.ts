import { orderCustom } from '@voyage/contracts/product-order.ts';
import { typedNumber } from '@voyage/forms/typed-number.ts';
import * as v from 'valibot';

const { title, description, amountTwd, days, reason } = orderCustom.body.entries;
/** A required number. */
const number = v.pipe(typedNumber, v.minLength(1, 'required'), v.transform(Number));
export const customOrderSchema = v.object({
  title,
  description: description.wrapped,
  amountTwd: v.pipe(number, amountTwd),
  days: v.pipe(number, days.wrapped),
  reason,
});
export const noCustomOrder: v.InferInput<typeof customOrderSchema> = {
  title: '',
  description: '',
  amountTwd: '',
  days: '7',
  reason: '',
};
