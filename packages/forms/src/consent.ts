import * as v from 'valibot';

/** A checkbox that must be checked: the contracts require `true`, a form starts with `false`. */
export const consent = v.pipe(v.boolean(), v.literal(true, 'required'));
