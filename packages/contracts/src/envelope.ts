import * as v from 'valibot';
import type { ErrorDetails } from './error-details.ts';
import { errorCodes, type ErrorCode } from './errors.ts';

/** Section 7: "A response counts as success only if its body has a success flag set." */
export const failure = v.object({
  success: v.literal(false),
  code: v.picklist(errorCodes),
  message: v.string(),
  details: v.optional(v.unknown()),
  requestId: v.optional(v.string()),
});
/** `details` belong to the code (error-details.ts). */
export type Failure = Omit<v.InferOutput<typeof failure>, 'details'> & { details?: ErrorDetails[ErrorCode] };

export const success = <T extends v.GenericSchema>(data: T) => v.object({ success: v.literal(true), data });
