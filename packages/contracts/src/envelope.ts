import * as v from 'valibot';
import { errorCodes } from './errors.ts';

/** Section 7: "A response counts as success only if its body has a success flag set." */
export const failure = v.object({
  success: v.literal(false),
  code: v.picklist(errorCodes),
  message: v.string(),
  details: v.optional(v.unknown()),
  requestId: v.optional(v.string()),
});
export type Failure = v.InferOutput<typeof failure>;

export const success = <T extends v.GenericSchema>(data: T) => v.object({ success: v.literal(true), data });
