import * as v from 'valibot';
import { endpoint, tokenErrors } from './endpoint.ts';
import { code, id, loyaltyNumber } from './values.ts';

const tag = 'loyalty';
const signedIn = { tag, access: 'required' } as const;
const numbers = v.object({ numbers: v.array(v.object({ programme: v.string(), number: v.string() })) });
/** Whose numbers: staff and agents may name another member. */
const target = v.optional(id);

export const loyaltyProgrammes = endpoint('GET', 'v1/tp/hotel/group/loyalty', {
  tag,
  access: 'none',
  summary: 'List loyalty programmes',
  description: 'Returns the loyalty programmes of hotel groups and airlines whose numbers we pass on.',
  data: v.object({
    programmes: v.array(
      v.object({
        code: v.string(),
        kind: v.picklist(['hotel', 'airline']),
        name: v.string(),
        group: v.nullable(v.string()),
      }),
    ),
  }),
});
export const loyaltyNumbers = endpoint('GET', 'v1/user/hotel/loyalty', {
  ...signedIn,
  summary: 'List loyalty numbers',
  description: "Returns the member's numbers in all programmes, or in the given `brands` (comma-separated).",
  query: v.object({
    brands: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9,-]{0,600}$/))),
    userId: target,
  }),
  data: numbers,
  errors: [...tokenErrors, 'accessDenied', 'memberOrProgrammeNotFound'],
});
export const keepLoyaltyNumber = endpoint('PATCH', 'v1/user/hotel/loyalty', {
  ...signedIn,
  summary: 'Save loyalty number',
  description: 'Saves a number. `null` removes it.',
  query: v.object({ userId: target }),
  body: v.object({ programme: code, number: v.nullable(loyaltyNumber) }),
  data: numbers,
  errors: [...tokenErrors, 'accessDenied', 'memberOrProgrammeNotFound'],
});
